import type { Random } from '../random.ts'
import { HASTY, PATIENT } from './arena.ts'

type Verb = 'bet' | 'win' | 'rollback'
export type Step = {
  verb: Verb
  id: string
  reference?: string
  amount: number
  endsRound: boolean
  /** `twice`: to both servers at once. `late`: again some time after it was answered. */
  how: 'plain' | 'twice' | 'late'
  tries: number
  /** Leaves together with the one before it, so that either may come first. */
  isBesideLast?: boolean
}
export type Round = { round: string; steps: Step[] }

/** What a vendor sends in one round, all of it drawn before the first byte leaves. */
export const drawRound = (random: Random): Round => {
  const step = (verb: Verb, changes: Partial<Step> = {}): Step => ({
    verb,
    id: random.uuid(),
    amount: verb === 'rollback' ? 0 : random.between(1, 3_000),
    endsRound: false,
    how: random.chance(0.2) ? 'twice' : random.chance(0.25) ? 'late' : 'plain',
    tries: random.chance(0.1) ? HASTY : PATIENT,
    ...changes,
  })
  const closing = (changes: Partial<Step>): Step =>
    step('win', { endsRound: true, tries: PATIENT, ...(random.chance(0.5) ? { amount: 0 } : {}), ...changes })
  const shape = shapes[pickShape(random)]
  return { round: random.uuid(), steps: shape(step, closing, random) }
}

type Draw = (verb: Verb, changes?: Partial<Step>) => Step
type Close = (changes: Partial<Step>) => Step

const shapes = {
  plain: (step: Draw, closing: Close, random: Random) => {
    const bets = Array.from({ length: random.between(1, 3) }, () => step('bet'))
    const reference = (random.pick(bets) as Step).id
    const wins = random.chance(0.3) ? [step('win', { reference })] : []
    return [...bets, ...wins, closing({ reference: (bets[0] as Step).id })]
  },
  /** A bet is taken back, by two callbacks of different names at once; then the round ends over another bet. */
  undone: (step: Draw, closing: Close, random: Random) => {
    const [kept, undone] = [step('bet', { tries: PATIENT }), step('bet')]
    const back = { reference: undone.id, tries: PATIENT }
    const again = random.chance(0.6) ? [step('rollback', { ...back, isBesideLast: true })] : []
    return [kept, undone, step('rollback', back), ...again, closing({ reference: kept.id })]
  },
  /** A win is taken back. */
  wonUndone: (step: Draw, closing: Close, random: Random) => {
    const bet = step('bet', { tries: PATIENT })
    const win = step('win', { reference: bet.id })
    const back = { reference: win.id, tries: PATIENT }
    const again = random.chance(0.6) ? [step('rollback', { ...back, isBesideLast: true })] : []
    return [bet, win, step('rollback', back), ...again, closing({ reference: bet.id, amount: 0 })]
  },
  /** A bet that was paid is to be taken back, after its win or beside it: one of the two is refused. */
  paidUndone: (step: Draw, closing: Close, random: Random) => {
    const [kept, bet] = [step('bet', { tries: PATIENT }), step('bet', { tries: PATIENT })]
    const lost = random.chance(0.3) ? { amount: 0 } : {}
    const win = step('win', { reference: bet.id, tries: PATIENT, ...lost })
    const back = step('rollback', { reference: bet.id, tries: PATIENT, isBesideLast: random.chance(0.5) })
    return [kept, bet, win, back, closing({ reference: kept.id })]
  },
  /** A bet that was paid is taken back as it may be: its win first. */
  bothUndone: (step: Draw, closing: Close) => {
    const [kept, bet] = [step('bet', { tries: PATIENT }), step('bet', { tries: PATIENT })]
    const win = step('win', { reference: bet.id, tries: PATIENT })
    const back = (reference: string) => step('rollback', { reference, tries: PATIENT })
    return [kept, bet, win, back(win.id), back(bet.id), closing({ reference: kept.id })]
  },
  /** The rollback comes before the bet, or beside it. */
  undoneBefore: (step: Draw, closing: Close, random: Random) => {
    const [kept, late] = [step('bet', { tries: PATIENT }), step('bet', { tries: PATIENT })]
    const back = step('rollback', { reference: late.id, tries: PATIENT })
    return [kept, back, { ...late, isBesideLast: random.chance(0.6) }, closing({ reference: kept.id })]
  },
  /** The win comes before its bet, and is refused. */
  wonBefore: (step: Draw, closing: Close) => {
    const bet = step('bet', { tries: PATIENT })
    return [step('win', { reference: bet.id, tries: PATIENT }), bet, closing({ reference: bet.id })]
  },
} satisfies Record<string, (step: Draw, closing: Close, random: Random) => Step[]>

const pickShape = (random: Random): keyof typeof shapes =>
  random.pick([
    ...Array(5).fill('plain'),
    'undone',
    'undone',
    'wonUndone',
    'paidUndone',
    'bothUndone',
    'undoneBefore',
    'wonBefore',
  ])
