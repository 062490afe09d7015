import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Card, PageTitle, Section } from '@maru/ui/card.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { useOpenGame } from '../../../features/games/use-open-game.ts'
import { TableShowcase } from '../../../features/live-tables/table-showcase.tsx'
import { useOpenTable } from '../../../features/live-tables/use-open-table.ts'
import { useMarketNames } from '../../../shared/minigame/market-names.ts'
import { Link } from '../../../shared/navigation/index.ts'
import { useMember } from '../../../shared/session/session.ts'

const places = 8
const draws = ['powerball', 'powerladder', 'speedkino', 'kinoladder'] as const

/** What is going on right now: live tables, and the draws of every five minutes. */
export function Page() {
  const say = useText('boards')
  const { gameName } = useMarketNames()
  const open = useOpenTable(useOpenGame())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 max-tablet:gap-7 max-tablet:pt-3">
      <header className="grid gap-2">
        <PageTitle>{say('live.title')}</PageTitle>
        <p className="text-14 text-text-2">{say('live.note')}</p>
      </header>
      <Section
        title={say('live.tables')}
        action={
          <Link to="liveCasino" className={buttonClass({ kind: 'ghost', size: 'sm' })}>
            {say('list.all')}
          </Link>
        }
      >
        <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2 desk:grid-cols-4">
          <TableShowcase
            owner={useMember()?.member.memNick ?? ''}
            places={places}
            open={open}
            waiting={<SkeletonTiles count={places} shape="live" />}
            others={() => null}
          />
        </div>
      </Section>
      <Section title={say('live.draws')} note={say('live.drawsNote')}>
        <ul className="grid grid-cols-2 gap-3 desk:grid-cols-4">
          {draws.map((game) => (
            <li key={game}>
              <Link to={game}>
                <Card className="grid min-h-20 content-center gap-1 hover:bg-surface-3">
                  <b className="font-semibold">{gameName(game)}</b>
                  <span className="text-12 text-text-3">{say('live.watch')}</span>
                </Card>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
