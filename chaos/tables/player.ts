import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, randomOf } from '../random.ts'
import { launch } from '../studio/player.ts'
import { playSeat } from './blackjack-player.ts'
import { call, type LiveTable, place, type Seated, type Shown } from './calls.ts'
import { type Code, PLAYED } from './tables-in-play.ts'

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
