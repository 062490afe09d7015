import { createHash, createHmac } from 'node:crypto'

/** A draw once more, from docs/guides/verify-a-draw.md alone: nothing here is shared with the code that draws. Bytes in hex. */
export type SecondDraw = { numbers: number[]; powerBall: number | null }

export const secondDraw = (game: string, salt: string, link: string): SecondDraw => {
  const seed = createHmac('sha256', Buffer.from(salt, 'hex')).update(Buffer.from(link, 'hex')).digest()
  let stream = Buffer.alloc(0)
  let taken = 0
  const nextByte = (): number => {
    if (taken === stream.length) {
      const counter = Buffer.alloc(4)
      counter.writeUInt32BE(taken / 32)
      stream = Buffer.concat([stream, createHmac('sha256', seed).update(counter).digest()])
    }
    return stream.readUInt8(taken++)
  }
  const numbers: number[] = []
  const isPower = game.startsWith('power')
  const [count, highest, bits] = isPower ? [5, 28, 5] : [22, 70, 7]
  while (numbers.length < count) {
    const number = (nextByte() >> (8 - bits)) + 1
    if (number <= highest && !numbers.includes(number)) numbers.push(number)
  }
  if (!isPower) return { numbers, powerBall: null }
  for (;;) {
    const ball = nextByte() >> 4
    if (ball < 10) return { numbers, powerBall: ball }
  }
}

/** Hashed as often as its number says, a link is the commitment. */
export const leadsTo = (link: string, times: number, commitment: string): boolean => {
  let bytes = Buffer.from(link, 'hex')
  for (let time = 0; time < times; time++) bytes = createHash('sha256').update(bytes).digest()
  return bytes.toString('hex') === commitment
}
