import { isMinigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMiniRound } from '../features/minigames/calls/round.ts'
import { CancelRound } from '../features/minigames/cancel-round.tsx'
import { ExposureTable } from '../features/minigames/exposure-table.tsx'
import { MinigamesHead } from '../features/minigames/minigames-head.tsx'
import { RoundFacts, RoundProof } from '../features/minigames/round-facts.tsx'
import { RoundWagers } from '../features/minigames/round-wagers.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { seoulMinute } from '../shared/time/seoul.ts'
import { useMarketWords } from '../shared/words/use-market-words.ts'

const route = getRouteApi('/office/minigames/rounds/$game/$roundId')

/** One round: what stands on it, its draw and proof, its wagers, and how it is cancelled. */
export const MinigameRoundPage = () => {
  const t = useText('office')
  const words = useMarketWords()
  const { game: named, roundId } = route.useParams()
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const game = isMinigame(named) ? named : 'powerball'
  const query = useMiniRound(game, roundId)
  return (
    <>
      <MinigamesHead />
      <div className="page-body">
        <Asking query={query} lines={10}>
          {(round) => (
            <>
              <div className="page-head">
                <Link
                  to="/minigames/rounds"
                  search={{ game, day: round.day, number: '', page: 1 }}
                  className="back-link"
                  aria-label={t('minigames.rounds')}
                  title={t('minigames.rounds')}
                >
                  <ArrowLeft size={18} aria-hidden />
                </Link>
                <h2 className="mini-title">
                  {words.game(game)} {t('minigames.number', { number: round.number })}
                </h2>
                <span className="quiet num">{seoulMinute(round.drawAt)}</span>
              </div>
              <div className="mini-round-page">
                <div>
                  <RoundFacts round={round} />
                  <CancelRound round={round} />
                  <RoundProof round={round} />
                </div>
                <div>
                  <Panel title={t('minigames.exposure')}>
                    <ExposureTable
                      game={game}
                      exposures={round.exposures}
                      most={round.mostExposure}
                      winners={round.winners}
                    />
                  </Panel>
                  <RoundWagers
                    game={game}
                    roundId={roundId}
                    page={page}
                    onPage={(next) => void navigate({ search: { page: next } })}
                  />
                </div>
              </div>
            </>
          )}
        </Asking>
      </div>
    </>
  )
}
