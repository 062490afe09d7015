import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, randomOf } from '../random.ts'
import { launch, type Table } from '../studio/player.ts'
import { playSeat } from './blackjack-player.ts'
import type { ReportedBet } from './evidence.ts'
import { type Code, PLAYED } from './tables-in-play.ts'

export type LiveTable = Omit<Table, 'report'> & { codes: readonly Code[]; report: (reported: ReportedBet) => void }

export type Shown = {
  message: {
    table: {
      row: { round: number; phase: string }
      cut: { cut: number; step: string } | null
      deal: { turn?: { seat: number; legal: string[] } | null; step?: number } | null
    }
  }
  own: { seat: number | null; changes: { change: string; state: string }[] } | null
}
export type Answer = { outcome: 'done' | 'refused' | 'pending'; reason?: string } | 'ended'
/** One table with the session of its page. */
export type Seated = LiveTable & { secret: string; code: Code }

/** One member at live tables: mixes the shoe, bets in each round, and asks again with the same ids until it learns what became of a bet. */
export const playTables = async (table: LiveTable): Promise<void> => {
  let secret = ''
  let code: Code = table.codes[0] as Code
  let last = 0
  for (let no = 0; !table.isClosing(); no++) {
    const random = randomOf(table.seed, `${table.name}/${no}`)
    if (secret === '' || random.chance(0.01)) {
      code = random.pick([...table.codes])
      secret = await launch(table, code, random)
      last = 0
    }
    const at = { ...table, secret, code }
    const shown = secret === '' ? undefined : await call(at, 'shown', {})
    if (shown === 'ended') secret = ''
    if (!shown || shown === 'ended') {
      await sleep(random.between(50, 200))
      continue
    }
    const { message, own } = shown as unknown as Shown
    const { row, cut } = message.table
    if (cut) await mix(at, cut)
    else if (PLAYED[code].kind === 'blackjack' && !(await playSeat(at, { message, own }, random))) secret = ''
    else if (row.phase === 'betting' && (row.round !== last || random.chance(0.3))) {
      last = row.round
      if (!(await betAtTable(at, row.round, random))) secret = ''
    }
    await sleep(random.between(20, 120))
  }
}

/** The seed follows from the session and the cut, so that it is sent again after a fault. */
const mix = async (at: Seated, { cut, step }: { cut: number; step: string }) => {
  const seed = createHash('sha256').update(`${at.secret} ${cut}`).digest()
  const commitment = createHash('sha256').update(seed).digest('hex')
  if (step === 'commit') await call(at, 'seedCommitment', { cut, commitment })
  else await call(at, 'seed', { cut, seed: seed.toString('hex') })
}

const betAtTable = async (at: Seated, round: number, random: Random): Promise<boolean> => {
  const { places, chip } = PLAYED[at.code]
  if (places.length === 0) return true
  const change = random.uuid()
  const chips = { [random.pick<string>([...places])]: chip }
  // Some change their mind: what became of such a bet is asked of nobody.
  const takesBack = random.chance(0.1)
  const asking = takesBack ? { ...at, report: () => {} } : at
  if (!(await place(asking, round, change, chips, random))) return false
  if (takesBack) await call(at, 'undo', { round, change })
  return true
}

/** False where the session is over. */
export const place = async (
  at: Seated,
  round: number,
  change: string,
  chips: Record<string, number>,
  random: Random,
): Promise<boolean> => {
  for (let attempt = 1; !at.isOver(); attempt++) {
    const times = attempt === 1 && random.chance(0.1) ? 2 : 1
    const asked = () => call(at, 'place', { round, change, chips })
    const answers = await Promise.all(Array.from({ length: times }, asked))
    if (answers.includes('ended')) return false
    const clear = answers.find((answer) => answer !== undefined && answer !== 'ended' && answer.outcome !== 'pending')
    if (clear && clear !== 'ended') {
      at.report({ change, isAccepted: clear.outcome === 'done' })
      return clear.reason !== 'session-ended'
    }
    await sleep(random.between(50, 200) * Math.min(attempt, 5))
  }
  return false
}

/** Undefined where there was no answer to go by. */
export const call = async (
  { ask, studioPort, secret, code }: Seated,
  name: string,
  body: object,
): Promise<Answer | undefined> => {
  const question = {
    path: `/play-api/table/${code}/${name}`,
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  }
  const reply = await ask(studioPort, question).catch(() => undefined)
  if (reply?.status === 401) return 'ended'
  return reply?.status === 200 ? JSON.parse(reply.body) : undefined
}
