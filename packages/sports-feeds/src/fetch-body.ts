import { TooLarge } from './too-large.ts'

/** An answer that is no success. */
export class HttpFailure extends Error {
  readonly status: number
  readonly headers: Headers

  constructor(status: number, headers: Headers) {
    super(`status ${status}`)
    this.status = status
    this.headers = headers
  }
}

export type BodyOptions = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  mostBytes: number
  timeoutMs: number
  signal: AbortSignal
}

/** The whole body of a successful answer. It is dropped as soon as it is larger than `mostBytes`, whatever its length is said to be. */
export const fetchBody = async (url: URL, options: BodyOptions): Promise<{ body: Uint8Array; headers: Headers }> => {
  const { method = 'GET', headers = {}, mostBytes, timeoutMs } = options
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)])
  const response = await fetch(url, { method, headers, signal, redirect: 'error' })
  if (!response.ok) {
    await response.body?.cancel()
    throw new HttpFailure(response.status, response.headers)
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes) throw new TooLarge(`more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return { body: Buffer.concat(parts), headers: response.headers }
}
