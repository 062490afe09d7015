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
  const say = useText('minigames')
  const sayCommon = useText('common')
  const { game, round, last, newest, chooseGame, chooseRound } = useChosenRound()
  const verification = useVerification(game, round, newest)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Link
          to="results"
          search={{ game, day: round.day }}
          className="inline-flex min-h-11 items-center gap-1 text-13 text-text-3"
        >
          <LeftGlyph size={16} />
          {sayCommon('title.results')}
        </Link>
        <PageTitle>{sayCommon('title.verify')}</PageTitle>
      </div>
      <RoundSteps game={game} round={round} last={last} onRound={chooseRound} />
      <Verification game={game} round={round} check={verification.check} />
      <section
        aria-label={say('results.verify.other')}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-surface-2 p-4"
      >
        <h2 className="font-bold text-16">{say('results.verify.other')}</h2>
        <RoundChoice game={game} round={round} latest={last.day} onGame={chooseGame} onRound={chooseRound} />
      </section>
      <AgainButton {...verification} full />
    </div>
  )
}
