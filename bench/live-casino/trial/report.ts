import { latenciesOf } from '../../latency.ts'
import { cadenceOf, type PhaseSaid } from './cadence.ts'
import type { LateBets } from './late.ts'
import type { BetSent, PlayersAnswer } from './players-shapes.ts'
import type { Proof } from './proof.ts'

export type Figures = {
  /** Of every round with a bet everything was acknowledged. */
  isFinished: boolean
  answers: readonly PlayersAnswer[]
  phases: ReadonlyMap<string, readonly PhaseSaid[]>
  bets: readonly BetSent[]
  proof: Proof
  late: LateBets
}

const ms = (time: number): string => `${time.toFixed(0)} ms`
const times = (all: readonly number[]): string => {
  const { p50, p99 } = latenciesOf(all)
  return `p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(all.reduce((most, one) => Math.max(most, one), 0))}`
}

/** The figures, and whether each rule holds. */
export const reportLines = ({
  isFinished,
  answers,
  phases,
  bets,
  proof,
  late,
}: Figures): { lines: string[]; isPassed: boolean } => {
  const sum = (of: (answer: PlayersAnswer) => number): number => answers.reduce((all, answer) => all + of(answer), 0)
  const cadences = [...phases].map(([code, said]) => ({ code, ...cadenceOf(said) }))
  const shifted = cadences.flatMap((cadence) => cadence.shifted.map((phase) => ({ code: cadence.code, ...phase })))
  const lost = sum((answer) => answer.lost)
  const disordered = sum((answer) => answer.disordered)
  const reasons = Object.entries(Object.groupBy(bets, ({ outcome, reason }) => reason ?? outcome))
  const rules: [holds: boolean, rule: string][] = [
    [proof.accepted > 0, `${proof.accepted} bets were accepted`],
    [isFinished, 'of every round with a bet everything is acknowledged'],
    [
      proof.problems.length === 0,
      `every accepted bet is paid for once and settled once: ${proof.accepted} bets, ${proof.won} payouts, ${proof.moved} transfers, nothing else in the ledger`,
    ],
    [
      late.late.length === 0,
      `${late.late.length} late bets accepted; ${late.justBefore} accepted in the last 400 ms; the last commit ${ms(late.lastCommitMs)} after the end, the first round closed after ${ms(late.firstCloseMs)}`,
    ],
    [
      shifted.length === 0,
      `cadence kept: ${cadences.reduce((all, { phases: n }) => all + n, 0)} phases, ${shifted.length} began later than planned`,
    ],
    [
      lost + disordered === 0,
      `${sum(({ messages }) => messages)} messages of tables received, ${lost} lost, ${disordered} out of order`,
    ],
  ]
  const lines = [
    `bets sent ${bets.length}: ${reasons.map(([reason, some]) => `${reason} ${some?.length}`).join(', ')}`,
    `answer to a bet: ${times(bets.map(({ sentAt, answeredAt }) => answeredAt - sentAt))}`,
    `a result to the last player: ${times(answers.flatMap(({ resultMs }) => resultMs))}`,
    ...cadences.map(({ code, lateMs }) => `${code}: phases said after their instant, ${times(lateMs)}`),
    ...rules.map(([holds, rule]) => `${holds ? 'ok  ' : 'FAIL'} ${rule}`),
    ...proof.problems.map(({ what, found, first }) => `     ${found} ${what}, such as ${first}`),
    ...late.late.slice(0, 5).map((bet) => `     late: ${JSON.stringify(bet)}`),
    ...shifted.slice(0, 5).map((phase) => `     shifted: ${JSON.stringify(phase)}`),
  ]
  const isPassed = rules.every(([holds]) => holds)
  return { lines: [...lines, isPassed ? 'passed' : 'failed'], isPassed }
}
