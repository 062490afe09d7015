import { useText } from '@maru/i18n/react'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { useState } from 'react'
import { navigate } from '../../shared/navigation/index.ts'

/** Finds a game of any group by its name. */
export function GameSearch({ className }: { className?: string }) {
  const say = useText('common')
  const [words, setWords] = useState('')
  return (
    <SearchBox
      label={say('nav.search')}
      clearLabel={say('action.clear')}
      shortcut="/"
      value={words}
      onChange={setWords}
      onSubmit={(q) => q.trim() && navigate({ to: 'slots', search: { q: q.trim() } })}
      className={className}
    />
  )
}
