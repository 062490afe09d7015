import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, randomOf } from '../random.ts'
import type { ReportedBet } from './evidence.ts'
import { launch, type Table } from './player.ts'

export type LiveTable = Omit<Table, 'report'> & { report: (reported: ReportedBet) => void }

/** Tables whose places take the same chips, and what is bet on there. */
const TABLES = {
  'moonlit-roulette': ['red', 'dozen-2', 'straight-7'],
  'sic-bo-1': ['small', 'big', 'single-3'],
} as const
type Code = keyof typeof TABLES
const CHIPS = 1_000

type Shown = {
  message: { table: { row: { round: number; phase: string }; cut: { cut: number; step: string } | null } }
}
type Answer = { outcome: 'done' | 'refused' | 'pending'; reason?: string } | 'ended'

/** One member at live tables: mixes the shoe, bets in each round, and asks again with the same ids until it learns what became of a bet. */
export const playTables = async (table: LiveTable): Promise<void> => {
  let secret = ''
  let code: Code = 'moonlit-roulette'
  let last = 0
  for (let no = 0; !table.isClosing(); no++) {
    const random = randomOf(table.seed, `${table.name}/${no}`)
    if (secret === '') {
      code = random.pick(Object.keys(TABLES) as Code[])
      secret = await launch(table, code, random)
      last = 0
    }
    const shown = secret === '' ? undefined : await call(table, secret, code, 'shown', {})
    if (shown === 'ended') secret = ''
    if (!shown || shown === 'ended') {
      await sleep(random.between(50, 200))
      continue
    }
    const { row, cut } = (shown as unknown as Shown).message.table
    if (cut) await mix(table, secret, code, cut)
    else if (row.phase === 'betting' && (row.round !== last || random.chance(0.3))) {
      last = row.round
      if (!(await bet(table, secret, code, row.round, random))) secret = ''
    }
    await sleep(random.between(20, 120))
  }
}

/** The seed follows from the session and the cut, so that it is sent again after a fault. */
const mix = async (table: LiveTable, secret: string, code: Code, { cut, step }: { cut: number; step: string }) => {
  const seed = createHash('sha256').update(`${secret} ${cut}`).digest()
  const commitment = createHash('sha256').update(seed).digest('hex')
  if (step === 'commit') await call(table, secret, code, 'seedCommitment', { cut, commitment })
  else await call(table, secret, code, 'seed', { cut, seed: seed.toString('hex') })
}

/** False where the session is over. */
const bet = async (table: LiveTable, secret: string, code: Code, round: number, random: Random): Promise<boolean> => {
  const change = random.uuid()
  const chips = { [random.pick([...TABLES[code]])]: CHIPS }
  for (let attempt = 1; !table.isOver(); attempt++) {
    const times = attempt === 1 && random.chance(0.1) ? 2 : 1
    const asked = () => call(table, secret, code, 'place', { round, change, chips })
    const answers = await Promise.all(Array.from({ length: times }, asked))
    if (answers.includes('ended')) return false
    const clear = answers.find((answer) => answer !== undefined && answer !== 'ended' && answer.outcome !== 'pending')
    if (clear && clear !== 'ended') {
      table.report({ change, isAccepted: clear.outcome === 'done' })
      return clear.reason !== 'session-ended'
    }
    await sleep(random.between(50, 200) * Math.min(attempt, 5))
  }
  return false
}

/** Undefined where there was no answer to go by. */
const call = async (
  { ask, studioPort }: LiveTable,
  secret: string,
  code: Code,
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
