import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { PosterTile } from '@maru/ui/poster-tile.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { percent } from '../../shared/format/money.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { gameList } from './calls/game-list.ts'
import { type GameOrder, ordered } from './game-order.ts'
import { useOpenGame } from './use-open-game.ts'

type Props = { vendorKey: string; vendorName: string; close: () => void }

/** A vendor's slots, four in a row. */
export function SlotPicker({ vendorKey, vendorName, close }: Props) {
  const say = useText('games')
  const sayCommon = useText('common')
  const language = useLanguage()
  const problemText = useProblemText()
  const open = useOpenGame()
  const [words, setWords] = useState('')
  const [order, setOrder] = useState<GameOrder>('popular')
  const { data, error, refetch } = useQuery(gameList({ vendorKey, gameType: 'slot' }))
  const shown = ordered(data ?? [], order, words)
  return (
    <Modal
      open
      onOpenChange={close}
      title={vendorName}
      note={data && say('picker.note', { count: data.length })}
      closeLabel={sayCommon('action.close')}
      size="lg"
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchBox
          kind="field"
          label={say('picker.search')}
          clearLabel={sayCommon('action.clear')}
          value={words}
          onChange={setWords}
          className="min-w-48 flex-1"
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
        <Empty title={say('picker.none')}>{say('picker.noneText')}</Empty>
      ) : (
        <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
          {data ? (
            shown.map((game) => {
              const rtp = say('picker.rtp', { rtp: percent(game.returnBp, language) })
              return (
                <PosterTile
                  key={game.gameKey}
                  title={game.name}
                  vendor={rtp}
                  image={game.image}
                  label={`${game.name}, ${rtp}`}
                  startLabel={say('picker.start')}
                  closedLabel={game.isOn ? undefined : say('closed')}
                  onClick={() => {
                    close()
                    open(game)
                  }}
                />
              )
            })
          ) : (
            <SkeletonTiles count={8} />
          )}
        </div>
      )}
    </Modal>
  )
}
