import type { Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Link } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import type { DayRound } from './rounds.rules.ts'
import type { Check } from './use-verification.ts'
import { Verdict, VerdictRunning, verdictOf } from './verdict.tsx'
import { VerifyAside } from './verify-aside.tsx'
import { VerifySteps } from './verify-steps.tsx'

type Props = { game: Game; round: DayRound; check: Check }

/** The verdict first, then the steps; or why there is nothing to check. */
export function Verification({ game, round, check }: Props) {
  const say = useText('minigames')
  if (check.state === 'failed')
    return <LoadFailed title={say('results.verify.failed')} problem={check.problem} retry={check.retry} />
  if (check.state === 'loading')
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-28 w-full rounded-card" />
        <Skeleton className="h-36 w-full rounded-card" />
        <Skeleton className="h-36 w-full rounded-card" />
      </div>
    )
  if (check.state === 'none')
    return (
      <Card>
        <Empty
          title={say(`results.verify.none.${check.why}`, { number: round.number })}
          action={
            <Link to="results" search={{ game, day: round.day }} className={buttonClass({ size: 'sm' })}>
              {say('results.verify.toResults')}
            </Link>
          }
        >
          {say(`results.verify.none.${check.why}Text`)}
        </Empty>
      </Card>
    )
  const { proof } = check
  const isDone = check.state === 'checked'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-4 desk:grid-cols-[minmax(0,1fr)_292px]">
      {/* Progress is shown, not said: only the beginning and the verdict are. */}
      <p role="status" className="sr-only">
        {isDone ? verdictOf(say, check.verification.firstWrong) : say('results.verify.running')}
      </p>
      <div className="col-span-full">
        {isDone ? <Verdict {...check} /> : <VerdictRunning {...check} count={proof.link.number} />}
      </div>
      <VerifySteps
        game={game}
        proof={proof}
        done={isDone ? undefined : check.done}
        verification={isDone ? check.verification : undefined}
      />
      <VerifyAside game={game} proof={proof} />
    </div>
  )
}
