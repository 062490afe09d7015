import * as z from 'zod/mini'
import { type AmountBounds, type AmountFinding, amountFinding } from './amount.rules.ts'

/** An amount whose message is what was found about it. */
export const amountSchema = (bounds: AmountBounds) =>
  z.number().check((context) => {
    const finding = amountFinding(context.value, bounds)
    if (finding) context.issues.push({ code: 'custom', message: finding, input: context.value })
  })

export const findingOf = (message: string | undefined): AmountFinding | undefined =>
  message as AmountFinding | undefined
