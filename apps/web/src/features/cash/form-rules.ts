import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { AmountFinding } from './amount.rules.ts'

/** A form's rules as react-hook-form asks them: what was found about each field, or nothing. A schema library would be most of these forms' weight. */
export const rulesOf =
  <Values extends FieldValues>(
    find: (values: Values) => { [Name in keyof Values]?: string | undefined },
  ): Resolver<Values> =>
  (values) => {
    const found = Object.entries(find(values)).filter(([, message]) => message !== undefined)
    if (found.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(
        found.map(([name, message]) => [name, { type: 'custom', message }]),
      ) as FieldErrors<Values>,
    }
  }

export const findingOf = (message: string | undefined): AmountFinding | undefined =>
  message as AmountFinding | undefined
