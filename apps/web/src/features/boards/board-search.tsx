import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { useState } from 'react'

const leastTerm = 2
const mostTerm = 50
export const searches = ['both', 'title', 'content'] as const
export type SearchType = (typeof searches)[number]

type Props = {
  label: string
  type: SearchType
  term: string
  /** '' of the term: nothing is looked for any more. */
  onSearch: (type: SearchType, term: string) => void
  /** Without it there is nothing to choose where to look. */
  hasTypes?: boolean
}

/** A term is required: a press without one says so and asks for nothing. */
export function BoardSearch({ label, type, term, onSearch, hasTypes }: Props) {
  const say = useText('boards')
  const sayCommon = useText('common')
  const [typed, setTyped] = useState(term)
  const [chosen, setChosen] = useState(type)
  const [isShort, setShort] = useState(false)
  const search = () => {
    const sought = typed.trim()
    setShort([...sought].length < leastTerm)
    if ([...sought].length >= leastTerm) onSearch(chosen, sought)
  }
  return (
    <form
      className="grid min-w-0 gap-1.5 max-tablet:w-full"
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <div className="flex min-w-0 flex-wrap gap-2">
        {hasTypes && (
          <div className="w-52 max-tablet:basis-full [&>div]:h-11">
            <NativeSelect
              aria-label={say('search.where')}
              value={chosen}
              onChange={(event) => setChosen(event.target.value as SearchType)}
              options={searches.map((value) => ({ value, label: say(`search.${value}`) }))}
            />
          </div>
        )}
        <SearchBox
          kind="field"
          label={label}
          maxLength={mostTerm}
          value={typed}
          clearLabel={sayCommon('action.clear')}
          onChange={(value) => {
            setTyped(value)
            setShort(false)
            if (value === '' && term !== '') onSearch(chosen, '')
          }}
          className="w-64 min-w-0 max-tablet:w-0 max-tablet:flex-1"
        />
        <Button type="submit" className="h-11!">
          {say('search.go')}
        </Button>
      </div>
      <p role="status" className={cx('text-12 text-warn empty:hidden', hasTypes && 'tablet:pl-54')}>
        {isShort ? say('search.short', { least: leastTerm }) : ''}
      </p>
    </form>
  )
}
