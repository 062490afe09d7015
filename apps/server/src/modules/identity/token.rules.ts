import type { Random } from '../../platform/context.ts'
import { sha256 } from '../../platform/sha256.ts'

const TOKEN_BYTES = 32

/** 256 bits, as text for a header. */
export const newToken = (random: Random): string => random.bytes(TOKEN_BYTES).toString('base64url')
/** What is stored: who reads the table cannot take over a session. */
export const hashToken = (token: string): Buffer => sha256(token)
export const looksLikeToken = (token: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(token)
