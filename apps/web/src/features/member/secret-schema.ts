import * as z from 'zod/mini'
import { type SecretField, type SecretKind, secretProblems } from './secret.rules.ts'

/** A form whose messages are keys of the texts. */
export const secretSchema = (kind: SecretKind, memId: string) =>
  z.object({ current: z.string(), next: z.string(), again: z.string() }).check((context) => {
    const found = secretProblems(kind, context.value, memId)
    for (const field of Object.keys(found) as SecretField[])
      context.issues.push({ code: 'custom', path: [field], message: found[field], input: context.value[field] })
  })
