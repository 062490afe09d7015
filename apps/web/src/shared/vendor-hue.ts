const hues: Record<string, number> = {
  studio: 168,
  evolution: 160,
  asiagaming: 255,
  pragmatic: 265,
  dreamcasino: 300,
  sexygaming: 345,
  biggaming: 28,
  kplayslot: 12,
  pragslot: 265,
  habanero: 28,
  slot_elle: 345,
  slot_quick: 195,
  slot_spade: 145,
  slot_playandgo: 300,
  slot_worldmath: 230,
  slot_microgaming: 168,
}

/** The colour of a vendor in degrees; of an unknown one, found from its key. */
export const vendorHue = (vendorKey: string): number =>
  hues[vendorKey] ?? Array.from(vendorKey).reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 360, 60)

/** A small whole number that stays the same for the same text. */
export const seedOf = (text: string): number =>
  Array.from(text).reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 1_000, 7)
