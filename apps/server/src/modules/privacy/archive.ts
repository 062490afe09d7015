import { Zip, ZipDeflate } from 'fflate'

/** Bytes of a part as it is stored. */
const PART = 512 * 1024

/** A ZIP that is written piece by piece; `keep` gets its parts one after the other. */
export const createArchive = (keep: (part: number, bytes: Buffer) => Promise<unknown>) => {
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let part = 0
  let total = 0
  let failed: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failed = error
    waiting.push(chunk)
    waitingBytes += chunk.length
  })
  const flush = async (least: number): Promise<void> => {
    if (failed) throw failed
    if (waitingBytes < least || waitingBytes === 0) return
    const bytes = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    total += bytes.length
    await keep(part++, bytes)
  }
  return {
    /** One file of it, from its pieces. */
    add: async (name: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> => {
      const file = new ZipDeflate(name, { level: 6 })
      zip.add(file)
      for await (const piece of pieces) {
        file.push(Buffer.from(piece))
        await flush(PART)
      }
      file.push(new Uint8Array(), true)
      await flush(PART)
    },
    /** Answers how many bytes it has in all. */
    end: async (): Promise<number> => {
      zip.end()
      await flush(1)
      return total
    },
  }
}
