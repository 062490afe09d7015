import { type StaffSignUpReason, signUpReasons } from '@maru/contract'

/** A reason as it is sent: named where it is one of the presets, else as it was written. */
export const namedOr = (reason: string, preset: number | undefined): StaffSignUpReason => {
  const named = preset === undefined ? undefined : signUpReasons[preset]
  return named ? { named } : reason
}
