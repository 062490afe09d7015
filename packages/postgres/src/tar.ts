const BLOCK = 512

export interface TarEntry {
  name: string
  type: 'file' | 'directory'
  bytes: number
}

export interface TarReader {
  entry(entry: TarEntry): void | Promise<void>
  /** Of the last entry, in order. */
  content(chunk: Buffer): void | Promise<void>
}

/**
 * Reads the tar stream that PostgreSQL sends. Throws at anything else than files and folders below: links would lead out of the folder
 * that it is unpacked into.
 */
export async function readTar(stream: AsyncIterable<Buffer>, reader: TarReader): Promise<void> {
  let held: Buffer = Buffer.alloc(0)
  let content = 0
  let padding = 0
  let isOver = false
  for await (const chunk of stream) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    while (held.length > 0 && !isOver) {
      if (content > 0) {
        const part = held.subarray(0, content)
        await reader.content(part)
        content -= part.length
        held = held.subarray(part.length)
      } else if (padding > 0) {
        const skipped = Math.min(padding, held.length)
        padding -= skipped
        held = held.subarray(skipped)
      } else if (held.length < BLOCK) break
      else {
        const entry = headerOf(held.subarray(0, BLOCK))
        held = held.subarray(BLOCK)
        isOver = entry === undefined
        if (!entry) break
        await reader.entry(entry)
        content = entry.bytes
        padding = (BLOCK - (content % BLOCK)) % BLOCK
      }
    }
    if (isOver) held = Buffer.alloc(0)
  }
  // The two empty blocks at the end are left out in PostgreSQL's streams.
  if (content > 0 || held.length > 0) throw new Error('the archive ends in the middle of a file')
}

/** Undefined: the empty block that ends an archive. */
function headerOf(block: Buffer): TarEntry | undefined {
  if (block.every((byte) => byte === 0)) return undefined
  if (sumOf(block) !== octal(block, 148, 8)) throw new Error('the archive is damaged: a checksum of a header is wrong')
  const prefix = text(block, 345, 155)
  const name = (prefix ? `${prefix}/` : '') + text(block, 0, 100)
  const type = { '0': 'file', '': 'file', '5': 'directory' }[text(block, 156, 1)] as TarEntry['type'] | undefined
  if (!type) throw new Error(`the archive holds "${name}", which is neither a file nor a folder`)
  if (name.startsWith('/') || name.split('/').includes('..'))
    throw new Error(`the archive holds "${name}", which leads out of it`)
  return { name, type, bytes: type === 'file' ? sizeOf(block) : 0 }
}

/** Octal, or binary with the highest bit set where it is longer than eight gigabytes. */
function sizeOf(block: Buffer): number {
  if (((block[124] ?? 0) & 0x80) === 0) return octal(block, 124, 12)
  return Number(block.readBigUInt64BE(128))
}

function sumOf(block: Buffer): number {
  let sum = 0
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 0x20 : (block[at] ?? 0)
  return sum
}

const text = (block: Buffer, at: number, bytes: number): string => {
  const field = block.subarray(at, at + bytes)
  const end = field.indexOf(0)
  return field.subarray(0, end === -1 ? bytes : end).toString('utf8')
}
const octal = (block: Buffer, at: number, bytes: number): number =>
  Number.parseInt(text(block, at, bytes).trim() || '0', 8)
