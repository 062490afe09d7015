import { useText } from '@maru/i18n/react'

const problems = ['missing', 'overtime', 'parts', 'penalties', 'sum', 'winner'] as const

/** What of a typed score cannot be so, where a call was refused for it. */
export const RefusedScore = ({ error }: { error: unknown }) => {
  const say = useText('office-sports-results')
  const problem = problemOf(error)
  return problem ? (
    <p role="alert" className="warn-bar" data-tone="bad">
      {say(`refused.${problem}`)}
    </p>
  ) : null
}

const problemOf = (error: unknown): (typeof problems)[number] | undefined => {
  if (!error) return undefined
  const { detail } = error as { detail?: { fields?: { field?: string; problem?: string }[] } }
  const named = detail?.fields?.find(({ field }) => field === 'score')?.problem
  return problems.find((problem) => problem === named)
}
