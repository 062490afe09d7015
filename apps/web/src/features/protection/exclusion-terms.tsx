import { useText } from '@maru/i18n/react'

const terms = ['stops', 'money', 'open', 'bonus', 'end'] as const

export function ExclusionTerms() {
  const say = useText('protection')
  return (
    <ul className="grid list-disc gap-1 pl-4.5 text-13 text-text-2 leading-relaxed marker:text-text-3">
      {terms.map((term) => (
        <li key={term}>{say(`exclude.${term}`)}</li>
      ))}
    </ul>
  )
}
