import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import type { Config } from '../../config.ts'
import { secretsOf } from '../../platform/secrets.ts'

const STEP_S = 30
type Keys = { config: Config }

/** The time step that the code belongs to, one step early or late; undefined when it belongs to none. */
export const totpStep = (secret: string, code: string, now: Date): number | undefined => {
  const plain = code.replaceAll(' ', '')
  if (!/^[0-9]{6}$/.test(plain)) return undefined
  const result = verifySync({ secret, token: plain, epoch: seconds(now), epochTolerance: STEP_S })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

export const totpCode = (secret: string, now: Date): string => generateSync({ secret, epoch: seconds(now) })
export const newTotpSecret = (): string => generateSecret()
/** What an authenticator application reads from a QR picture. It shows the issuer above the code. */
export const totpAddress = (secret: string, loginId: string, issuer: string): string =>
  generateURI({ issuer, label: loginId, secret })

export const sealTotp = (keys: Keys, secret: string): Buffer => secretsOf(keys).seal('staff.totp', secret)
export const openTotp = (keys: Keys, sealed: Buffer): string => secretsOf(keys).open('staff.totp', sealed)

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)
