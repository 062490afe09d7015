import type { BusMessage } from './bus.ts'

/** NOTIFY refuses 8,000 bytes and more. */
const MOST_BYTES = 7_900
const PART_BYTES = 7_600

/**
 * What crosses. Its number keeps PostgreSQL from taking two that are alike for one. `part`: a piece of a text that is too long, in base64, the `part`th of `of`.
 */
type Parcel = { from: string; number: number } & (
  | { messages: BusMessage[] }
  | { part: number; of: number; piece: string }
)

let parcels = 0

/** As few texts as the size of a NOTIFY allows, by channel; those of a channel are in order. */
export const parcelsOf = (
  from: string,
  messages: readonly BusMessage[],
  channelOf: (subject: string) => string,
): { channel: string; text: string }[] => {
  const byChannel = Map.groupBy(messages, ({ subject }) => channelOf(subject))
  return [...byChannel].flatMap(([channel, own]) => textsOf(from, own).map((text) => ({ channel, text })))
}

const textsOf = (from: string, messages: readonly BusMessage[]): string[] => {
  const parcel = (rest: string): string => `{"from":"${from}","number":${++parcels},${rest}}`
  const most = MOST_BYTES - parcel('"messages":[]').length - 8
  const texts: string[] = []
  let together: string[] = []
  let bytes = 0
  const close = (): void => {
    if (together.length > 0) texts.push(parcel(`"messages":[${together.join(',')}]`))
    together = []
    bytes = 0
  }
  for (const message of messages) {
    const text = JSON.stringify(message)
    const length = Buffer.byteLength(text) + 1
    if (bytes + length > most) close()
    if (length > most) {
      texts.push(...partsOf(from, text))
      continue
    }
    together.push(text)
    bytes += length
  }
  close()
  return texts
}

const partsOf = (from: string, text: string): string[] => {
  const number = ++parcels
  const whole = Buffer.from(text).toString('base64')
  const of = Math.ceil(whole.length / PART_BYTES)
  return Array.from({ length: of }, (_, part) =>
    JSON.stringify({
      from,
      number,
      part,
      of,
      piece: whole.slice(part * PART_BYTES, (part + 1) * PART_BYTES),
    } satisfies Parcel),
  )
}

/** Of one connection: the messages that are whole with this text. None of its own sender's. The parts of a text come one after the other. */
export const assembler = (self: string): ((text: string) => readonly BusMessage[]) => {
  const pieces = new Map<string, string[]>()
  return (text) => {
    const parcel = JSON.parse(text) as Parcel
    if (parcel.from === self) return []
    if ('messages' in parcel) return parcel.messages
    const { from, number, part, of, piece } = parcel
    const name = `${from} ${number}`
    const before = part === 0 ? [] : pieces.get(name)
    // Its first part was sent before this connection listened.
    if (before?.length !== part) return []
    before.push(piece)
    if (before.length < of) {
      pieces.set(name, before)
      return []
    }
    pieces.delete(name)
    return [JSON.parse(Buffer.from(before.join(''), 'base64').toString()) as BusMessage]
  }
}
