/** Takes the texts out of what a WebSocket server sends to one socket, in whichever pieces it comes. */
export class TextFrames {
  #rest: Buffer | undefined

  /** Calls `take` with the bytes between which each text stands. */
  read(chunk: Buffer, take: (bytes: Buffer, from: number, to: number) => void): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk
    let at = 0
    for (;;) {
      const head = headOf(bytes, at)
      if (!head || head.from + head.length > bytes.length) break
      take(bytes, head.from, head.from + head.length)
      at = head.from + head.length
    }
    // A copy: the buffer is used for the next socket.
    this.#rest = at === bytes.length ? undefined : Buffer.from(bytes.subarray(at))
  }
}

const SHORT = 126

/** Of a frame that is not masked; undefined where its head has not come whole. */
const headOf = (bytes: Buffer, at: number): { from: number; length: number } | undefined => {
  if (bytes.length < at + 2) return undefined
  const short = (bytes[at + 1] as number) & 127
  if (short < SHORT) return { from: at + 2, length: short }
  if (short === SHORT) return bytes.length < at + 4 ? undefined : { from: at + 4, length: bytes.readUInt16BE(at + 2) }
  return bytes.length < at + 10 ? undefined : { from: at + 10, length: Number(bytes.readBigUInt64BE(at + 2)) }
}
