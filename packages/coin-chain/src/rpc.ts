import { ChainUnreachable } from './chain.ts'

export type Question = { method: string; params: readonly unknown[] }

/** The node answered with an error of JSON-RPC. What it said is for deciding alone: it may quote what it was asked by. */
export class NodeRefused extends ChainUnreachable {
  readonly code: number
  readonly said: string
  constructor(method: string, code: number, said: string) {
    super(`the node refused ${method} (${code})`)
    this.code = code
    this.said = said
  }
}
/** The node takes no list of so many questions at once. */
class BatchRefused extends ChainUnreachable {}
export class AnswerTooLarge extends ChainUnreachable {}

export type Rpc = {
  ask(method: string, ...params: unknown[]): Promise<unknown>
  /** One request for every fifty of them, or as few as the node takes at once; one after another. */
  askAll(questions: readonly Question[]): Promise<unknown[]>
}

const MOST_AT_ONCE = 50
const MOST_BYTES = 16 * 1024 * 1024
const LIMIT_EXCEEDED = new Set([-32_005, 429])
const TOO_MUCH = new Set([400, 413, 501])

/** JSON-RPC over HTTP. Whatever goes wrong is a ChainUnreachable that says what was asked, and never where. */
export const openRpc = (address: string, timeoutMs: number, mostBytes = MOST_BYTES): Rpc => {
  const { url, headers } = targetOf(address)
  const post = async (body: unknown, what: string): Promise<unknown> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await textOf(answer, what, mostBytes)
      // Nodes say errors of one question by the status, too.
      if (!answer.ok && !isErrorObject(text)) {
        const isTooMuch = Array.isArray(body) && TOO_MUCH.has(answer.status)
        throw new (isTooMuch ? BatchRefused : ChainUnreachable)(`HTTP ${answer.status} for ${what}`)
      }
      return JSON.parse(text)
    } catch (error) {
      if (error instanceof ChainUnreachable) throw error
      throw new ChainUnreachable(`${failureOf(error)} for ${what}`)
    }
  }
  const askSome = async (questions: readonly Question[]): Promise<unknown[]> => {
    const what = [...new Set(questions.map(({ method }) => method))].join(', ')
    const sent = questions.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
    const body = await post(sent.length === 1 ? sent[0] : sent, what)
    const answers = Array.isArray(body) ? body : [body]
    if (sent.length > 1 && !Array.isArray(body) && !isLimit(body))
      throw new BatchRefused(`the node refused ${sent.length} questions at once`)
    const byId = new Map(answers.map((answer) => [idOf(answer), answer]))
    return questions.map(({ method }, id) => resultOf(Array.isArray(body) ? byId.get(id) : body, method))
  }
  let most = MOST_AT_ONCE
  const askAll = async (questions: readonly Question[]) => {
    const results: unknown[] = []
    while (results.length < questions.length) {
      const some = questions.slice(results.length, results.length + most)
      try {
        results.push(...(await askSome(some)))
      } catch (error) {
        if (!(error instanceof BatchRefused)) throw error
        most = Math.floor(some.length / 2)
      }
    }
    return results
  }
  return {
    askAll,
    ask: async (method, ...params) => (await askSome([{ method, params }]))[0],
  }
}

/** `fetch` takes no password in an address. */
const targetOf = (address: string): { url: string; headers: Record<string, string> } => {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new RangeError('the address of the node must be http or https')
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (url.username || url.password) {
    const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
    headers.authorization = `Basic ${Buffer.from(login).toString('base64')}`
    url.username = ''
    url.password = ''
  }
  return { url: url.href, headers }
}

const textOf = async (answer: Response, what: string, mostBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > mostBytes) throw new AnswerTooLarge(`too long an answer for ${what}`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const isErrorObject = (text: string): boolean => {
  try {
    const body: unknown = JSON.parse(text)
    return Array.isArray(body) || (isObject(body) && isObject(body.error))
  } catch {
    return false
  }
}

const failureOf = (error: unknown): string => {
  if (error instanceof SyntaxError) return 'no JSON'
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } }
  if (name === 'TimeoutError') return 'no answer in time'
  const code = cause?.code
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? `no connection (${code})` : 'no connection'
}

const isLimit = (body: unknown): boolean =>
  isObject(body) && isObject(body.error) && LIMIT_EXCEEDED.has(body.error.code as number)

const idOf = (answer: unknown): unknown => (isObject(answer) ? answer.id : undefined)

const resultOf = (answer: unknown, method: string): unknown => {
  if (!isObject(answer)) throw new ChainUnreachable(`no answer for ${method}`)
  const { error } = answer
  if (error !== undefined && error !== null) {
    const { code, message } = isObject(error) ? error : {}
    const number = Number.isSafeInteger(code) ? (code as number) : 0
    if (LIMIT_EXCEEDED.has(number) && method !== 'eth_getLogs')
      throw new ChainUnreachable(`the node limits ${method} (${number})`)
    throw new NodeRefused(method, number, typeof message === 'string' ? message.slice(0, 1_000) : '')
  }
  if (answer.result === undefined) throw new ChainUnreachable(`no result for ${method}`)
  return answer.result
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
