import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { LeftGlyph } from '@maru/ui/glyphs.tsx'
import { AgainButton } from '../../../features/results/again-button.tsx'
import { RoundChoice } from '../../../features/results/round-choice.tsx'
import { RoundSteps } from '../../../features/results/round-steps.tsx'
import { useChosenRound } from '../../../features/results/use-round.ts'
import { useVerification } from '../../../features/results/use-verification.ts'
import { Verification } from '../../../features/results/verification.tsx'
import { Link } from '../../../shared/navigation/index.ts'

export function Page() {
  const sayCommon = useText('common')
  const { game, round, last, newest, chooseGame, chooseRound } = useChosenRound()
  const verification = useVerification(game, round, newest)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Link
          to="results"
          search={{ game, day: round.day }}
          className="-mt-1.5 mb-1 inline-flex min-h-7 items-center gap-1 text-13 text-text-3 hover:text-text touch:min-h-11"
        >
          <LeftGlyph size={16} />
          {sayCommon('title.results')}
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <PageTitle>{sayCommon('title.verify')}</PageTitle>
          <div className="flex min-w-0 flex-wrap items-center gap-2.5">
            <RoundSteps game={game} round={round} last={last} onRound={chooseRound} />
            <AgainButton {...verification} />
          </div>
        </div>
      </div>
      <RoundChoice game={game} round={round} latest={last.day} onGame={chooseGame} onRound={chooseRound} />
      <Verification game={game} round={round} check={verification.check} />
    </div>
  )
}
