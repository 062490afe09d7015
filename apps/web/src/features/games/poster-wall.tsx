import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Empty } from '@maru/ui/empty.tsx'
import { lobbyGrid } from '@maru/ui/lobby-grid.ts'
import { foundGrid, PosterTile } from '@maru/ui/poster-tile.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { percent } from '../../shared/format/money.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import type { Game } from './game.ts'
import { type GameOrder, ordered } from './game-order.ts'

type Props = {
  found: { data?: readonly Game[] | undefined; error: unknown; refetch: () => unknown }
  /** What is looked for at first. */
  first?: string
  /** Of one vendor, in its window: four in a row, with the return where the vendor would stand. */
  isOfOneVendor?: boolean
  onWords?: (words: string) => void
  open: (game: Game) => void
  /** Instead of the way to look for one, where there is no game at all. */
  none?: ReactNode
}

/** Posters to look through by name, in one of two orders. */
export function PosterWall({ found, first = '', isOfOneVendor = false, onWords, open, none }: Props) {
  const say = useText('games')
  const clearLabel = useText('common')('action.clear')
  const { data, error, refetch } = found
  const [words, setWords] = useState(first)
  const [order, setOrder] = useState<GameOrder>('popular')
  const shown = ordered(data ?? [], order, useDeferredValue(words))
  if (none && data?.length === 0 && !words) return none
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchBox
          kind="field"
          label={say('picker.search')}
          clearLabel={clearLabel}
          value={words}
          onChange={(next) => {
            setWords(next)
            onWords?.(next)
          }}
          className={cx('min-w-48 flex-1', !isOfOneVendor && 'tablet:max-w-80')}
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
        <LoadFailed title={say('lobby.failed')} problem={error} retry={refetch} />
      ) : data && shown.length === 0 ? (
        <Empty title={data.length === 0 ? say('lobby.none') : say('picker.none')}>
          {data.length > 0 && say('picker.noneText')}
        </Empty>
      ) : (
        <div
          className={
            isOfOneVendor
              ? 'grid grid-cols-2 gap-3 tablet:grid-cols-4'
              : words.trim()
                ? foundGrid
                : lobbyGrid(data?.length ?? 0)
          }
        >
          {data ? (
            shown.map((game) => (
              <Poster
                key={`${game.vendorKey}${game.gameKey}`}
                game={game}
                isOfOneVendor={isOfOneVendor}
                open={() => open(game)}
              />
            ))
          ) : (
            <SkeletonTiles count={isOfOneVendor ? 8 : 14} />
          )}
        </div>
      )}
    </>
  )
}

function Poster({ game, isOfOneVendor, open }: { game: Game; isOfOneVendor: boolean; open: () => void }) {
  const say = useText('games')
  const rtp = percent(game.returnBp, useLanguage())
  const words = say('picker.rtp', { rtp })
  return (
    <PosterTile
      title={game.name}
      vendor={isOfOneVendor ? words : game.vendorName}
      rtp={isOfOneVendor ? undefined : rtp}
      image={game.image}
      label={[game.name, isOfOneVendor ? undefined : game.vendorName, words].filter(Boolean).join(', ')}
      startLabel={isOfOneVendor ? say('picker.start') : undefined}
      closedLabel={game.isOn ? undefined : say('closed')}
      onClick={open}
    />
  )
}
