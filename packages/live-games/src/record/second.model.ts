import { createHash, createHmac } from 'node:crypto'

type Link = { number: number; link: string }
/** The fields of the guide's table. */
type Published = {
  game: string
  known: Link
  list: string
  seeds: { commitment: string; seed: string | null }[]
  revealed?: Link
  commitment?: string
  rounds: ({ at: number; cards?: number[]; result: string } & Link)[]
}

/**
 * Checks a record a second time, by docs/guides/verify-a-shoe.md alone and with nothing of this package: other cryptography, no types, and no speed. Answers what is wrong.
 */
export const secondLook = (record: Published): string[] => {
  const wrong: string[] = []
  const must = (isSo: boolean, what: string) => isSo || wrong.push(what)
  const entries = record.seeds
  for (const { commitment, seed } of entries) must(seed === null || sha(hex(seed)) === commitment, 'seed')
  must(sha(hex(entries.map(({ commitment }) => commitment).join(''))) === record.list, 'list')
  const salt = sha(
    Buffer.concat([
      Buffer.from('maru table salt 1'),
      ...entries.map(({ commitment, seed }) => hex(commitment + (seed === null ? '00' : `01${seed}`))),
    ]),
  )
  const leads = (link: string, number: number) => {
    let at = link
    for (let n = number; n > record.known.number; n--) at = sha(hex(at))
    return at === record.known.link
  }
  if (record.revealed) {
    const { link, number } = record.revealed
    must(leads(link, number), 'link')
    const seed = hmac(hex(salt), hex(link))
    const shoe = shuffled(416, below(seed))
    must(sha(Buffer.concat([seed, Buffer.from(shoe)])) === record.commitment, 'commitment')
    let next = 0
    for (const [n, { at, cards, result }] of record.rounds.entries()) {
      must(at === next, `round ${n} begins at another card`)
      const dealt = record.game === 'dragon-tiger' ? duel(shoe.slice(at)) : coup(shoe.slice(at))
      must(`${dealt.cards}` === `${cards}`, `round ${n} has other cards`)
      must(dealt.result === result, `round ${n} has another result`)
      next = at + dealt.cards.length
    }
    return wrong
  }
  for (const [n, { number, link, result, cards }] of record.rounds.entries()) {
    must(leads(link, number), `round ${n} has another link`)
    const dealt = fromLink(record.game, below(hmac(hex(salt), hex(link))))
    must(dealt.result === result, `round ${n} has another result`)
    must(`${dealt.cards ?? ''}` === `${cards ?? ''}`, `round ${n} has other cards`)
  }
  return wrong
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex')
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer, message: Buffer): Buffer => createHmac('sha256', key).update(message).digest()

/** Step 8 over one text of bits. */
const below = (seed: Buffer) => {
  let [unread, block] = ['', 0]
  const bits = (count: number): string => {
    while (unread.length < count) {
      const counter = hex((block++).toString(16).padStart(8, '0'))
      for (const byte of hmac(seed, counter)) unread += byte.toString(2).padStart(8, '0')
    }
    const taken = unread.slice(0, count)
    unread = unread.slice(count)
    return taken
  }
  return (limit: number): number => {
    const width = (limit - 1).toString(2).length
    for (;;) {
      const value = Number.parseInt(bits(8 * Math.ceil(width / 8)).slice(0, width), 2)
      if (value < limit) return value
    }
  }
}

const shuffled = (count: number, next: (limit: number) => number): number[] => {
  const cards = Array.from({ length: count }, (_, n) => n % 52)
  for (let last = count - 1; last > 0; last--) {
    const other = next(last + 1)
    const moved = cards[last] as number
    cards[last] = cards[other] as number
    cards[other] = moved
  }
  return cards
}

const duel = ([dragon = 0, tiger = 0]: number[]) => {
  const higher = (dragon % 13) - (tiger % 13)
  return { cards: [dragon, tiger], result: higher > 0 ? 'dragon' : higher < 0 ? 'tiger' : 'tie' }
}

/** Of the banker with these points: player's third cards to which it draws. */
const DRAWS_TO = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '', '', '']

const coup = (shoe: number[]) => {
  const worth = (card = 0) => Math.min((card % 13) + 1, 10) % 10
  const total = (cards: number[]) => cards.reduce((sum, card) => sum + worth(card), 0) % 10
  const [player, banker] = [
    [shoe[0], shoe[2]],
    [shoe[1], shoe[3]],
  ] as [number[], number[]]
  const dealt = shoe.slice(0, 4)
  if (total(player) < 8 && total(banker) < 8) {
    const draw = (to: number[]): number => {
      const card = shoe[dealt.length] as number
      dealt.push(card)
      to.push(card)
      return card
    }
    const third = total(player) <= 5 ? draw(player) : undefined
    const draws = third === undefined ? total(banker) <= 5 : DRAWS_TO[total(banker)]?.includes(`${worth(third)}`)
    if (draws) draw(banker)
  }
  const [p, b] = [total(player), total(banker)]
  return { cards: dealt, result: `${p > b ? 'player' : b > p ? 'banker' : 'tie'} ${p}:${b}` }
}

const COUNTS = '1:20 2:30 3:25 4:15 5:10'
const MULTIPLIERS = '50:460 100:320 150:110 200:65 300:28 400:12 500:5'

const fromLink = (game: string, next: (limit: number) => number): { result: string; cards?: number[] } => {
  const weighed = (table: string): number => {
    const rows = table.split(' ').map((row) => row.split(':').map(Number) as [number, number])
    let left = next(rows.reduce((sum, [, weight]) => sum + weight, 0))
    for (const [value, weight] of rows) {
      left -= weight
      if (left < 0) return value
    }
    throw new Error('the weights do not add up')
  }
  if (game === 'roulette') return { result: `${next(37)}` }
  if (game === 'sic-bo') return { result: [next(6), next(6), next(6)].map((die) => die + 1).join(' ') }
  if (game === 'multiplier-roulette') {
    const said = [`${next(37)}`]
    const left = Array.from({ length: 37 }, (_, number) => number)
    for (let lucky = weighed(COUNTS); lucky > 0; lucky--) {
      const [number] = left.splice(next(left.length), 1)
      said.push(`${number}x${weighed(MULTIPLIERS)}`)
    }
    return { result: said.join(', ') }
  }
  const [joker = 0, ...others] = shuffled(52, next)
  const cards = [joker]
  do cards.push(others[cards.length - 1] as number)
  while ((cards.at(-1) as number) % 13 !== joker % 13)
  const dealt = cards.length - 1
  return { result: `${dealt % 2 === 1 ? 'andar' : 'bahar'} ${dealt}`, cards }
}
