import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { PageTitle, Section } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { PosterTile, posterGrid } from '@maru/ui/poster-tile.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { VendorTile } from '@maru/ui/vendor-tile.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { gameList } from '../../../features/games/calls/game-list.ts'
import { vendorList } from '../../../features/games/calls/vendor-list.ts'
import { type GameOrder, ordered } from '../../../features/games/game-order.ts'
import { useOpenGame } from '../../../features/games/use-open-game.ts'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { percent } from '../../../shared/format/money.ts'
import { usePlace } from '../../../shared/navigation/index.ts'
import { useProblemText } from '../../../shared/text/problem.ts'
import { vendorHue } from '../../../shared/vendor-hue.ts'

/** All slots, by vendor and by name. With `?q=` from the header's search it looks through every group. */
export function Page() {
  const say = useText('games')
  const { q = '' } = usePlace().search
  const vendors = useQuery(vendorList('slot')).data
  return (
    <div className="rhythm">
      <div>
        <PageTitle>{say('slots.title')}</PageTitle>
        <p className="mt-1 text-text-2">{say('slots.note')}</p>
      </div>
      {vendors && vendors.length > 0 && (
        <Section title={say('vendors.title')}>
          <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desk:grid-cols-4">
            {vendors.map(({ vendorKey, codeName, games }) => (
              <VendorTile
                key={vendorKey}
                name={codeName}
                note={say('vendors.games', { count: games })}
                hue={vendorHue(vendorKey)}
                onClick={() => openDialog({ kind: 'slot-picker', vendorKey, vendorName: codeName })}
              />
            ))}
          </div>
        </Section>
      )}
      <AllSlots key={q} first={q} />
    </div>
  )
}

function AllSlots({ first }: { first: string }) {
  const say = useText('games')
  const sayCommon = useText('common')
  const language = useLanguage()
  const problemText = useProblemText()
  const open = useOpenGame()
  const [words, setWords] = useState(first)
  const [order, setOrder] = useState<GameOrder>('popular')
  const { data, error, refetch } = useQuery(gameList({ gameType: first ? '' : 'slot' }))
  const shown = ordered(data ?? [], order, useDeferredValue(words))
  return (
    <Section title={say('vendors.all')} note={data && say('vendors.games', { count: data.length })}>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchBox
          kind="field"
          label={say('picker.search')}
          clearLabel={sayCommon('action.clear')}
          value={words}
          onChange={setWords}
          className="min-w-48 flex-1 tablet:max-w-80"
        />
        <Segmented
          label={say('picker.order')}
          value={order}
          onChange={setOrder}
          options={[
            { value: 'popular', label: say('picker.popular') },
            { value: 'new', label: say('picker.new') },
          ]}
        />
      </div>
      {error ? (
        <ErrorNote
          title={say('lobby.failed')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {sayCommon('action.retry')}
            </Button>
          }
        >
          {problemText(error)}
        </ErrorNote>
      ) : data && shown.length === 0 ? (
        <Empty title={data.length === 0 ? say('lobby.none') : say('picker.none')}>
          {data.length > 0 && say('picker.noneText')}
        </Empty>
      ) : (
        <div className={posterGrid}>
          {data ? (
            shown.map((game) => {
              const rtp = percent(game.returnBp, language)
              return (
                <PosterTile
                  key={`${game.vendorKey}${game.gameKey}`}
                  title={game.name}
                  vendor={game.vendorName}
                  rtp={rtp}
                  image={game.image}
                  label={`${game.name}, ${game.vendorName}, ${say('picker.rtp', { rtp })}`}
                  closedLabel={game.isOn ? undefined : say('closed')}
                  onClick={() => open(game)}
                />
              )
            })
          ) : (
            <SkeletonTiles count={14} />
          )}
        </div>
      )}
    </Section>
  )
}
