import type { Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useKeptState } from '../../shared/turned/kept-state.ts'
import { roundList } from './calls/round-list.ts'
import { RoundRows } from './round-rows.tsx'
import { readNumber, roundsADay } from './rounds.rules.ts'

type Props = {
  game: Game
  day: string
  number: number | undefined
  page: number
  find: (number: number | undefined) => void
  turnTo: (page: number) => void
}

/** Ten rounds of a day to a page, and a search by number. */
export function RoundHistory({ game, day, number, page, find, turnTo }: Props) {
  const say = useText('minigames')
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...roundList({ type: game, day, page, ...(number === undefined ? {} : { number }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="rounds" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="rounds" className="font-bold text-18 tracking-[-0.015em]">
          {say('results.rounds.title')}
        </h2>
        <NumberSearch key={`${game} ${day}`} number={number} find={find} />
      </div>
      {error && !data ? (
        <LoadFailed title={say('results.rounds.failed')} problem={error} retry={refetch} />
      ) : (
        <Card pad={false} aria-busy={!data || isPlaceholderData} className="overflow-hidden">
          {!data ? (
            <div className="grid gap-2 p-4">
              <SkeletonTiles count={10} shape="row" />
            </div>
          ) : data.list.length === 0 ? (
            <Empty
              title={number === undefined ? say('results.rounds.none') : say('results.rounds.notFound', { number })}
              action={
                number !== undefined && (
                  <Button size="sm" onClick={() => find(undefined)}>
                    {say('results.rounds.all')}
                  </Button>
                )
              }
            >
              {say('results.rounds.noneText')}
            </Empty>
          ) : (
            <>
              <RoundRows key={game} game={game} rows={data.list} />
              <ListPager
                page={page}
                pages={Math.ceil(data.pageInfo.tatal_list_count / data.pageInfo.count_per_list)}
                onPage={turnTo}
              />
            </>
          )}
        </Card>
      )}
    </section>
  )
}

/** Searches when a number that a round can have is typed whole, or Enter is pressed. */
function NumberSearch({ number, find }: Pick<Props, 'number' | 'find'>) {
  const say = useText('minigames')
  const sayCommon = useText('common')
  const found = number === undefined ? '' : String(number)
  const [typed, setTyped] = useKeptState('round-to-find', found)
  const before = useRef(found)
  useEffect(() => {
    if (before.current !== found) setTyped(found)
    before.current = found
  }, [found, setTyped])
  const isWrong = typed !== '' && readNumber(typed) === undefined
  return (
    <form
      className="w-full tablet:w-64"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) find(readNumber(typed))
      }}
    >
      <SearchBox
        label={say('results.rounds.search')}
        clearLabel={sayCommon('action.clear')}
        value={typed}
        inputMode="numeric"
        maxLength={3}
        enterKeyHint="search"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'number-problem' : undefined}
        onChange={(text) => {
          setTyped(text)
          if (text === '' && number !== undefined) find(undefined)
        }}
      />
      {isWrong && (
        <p id="number-problem" role="alert" className="mt-1.5 text-12 text-bad">
          {say('results.rounds.numberRange', { last: roundsADay })}
        </p>
      )}
    </form>
  )
}
