import { type Seeded, seeded } from '../packages/testkit/src/random.ts'

export type Random = Seeded & {
  chance: (probability: number) => boolean
  uuid: () => string
}

/** A stream of its own for every name, so that what one client draws does not depend on how fast another one is. */
export const randomOf = (seed: string, name: string): Random => {
  const source = seeded(`${seed}/${name}`)
  return {
    ...source,
    chance: (probability) => source.next() < probability,
    uuid: () => uuidFrom(source.bytes(16)),
  }
}

const uuidFrom = (bytes: Buffer): string => {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
