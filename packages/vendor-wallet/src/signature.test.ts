import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPrivateKey, readPublicKey, sign, signInBackground, verify } from './signature.ts'

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })

describe('signatures', () => {
  it('a body verifies with its own signature only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (body, other) => {
        const signature = sign(body, ours.privateKey)
        expect(verify(body, signature, ours.publicKey)).toBe(true)
        expect(verify(Buffer.from(body), signature, ours.publicKey)).toBe(true)
        expect(verify(body, signature, theirs.publicKey)).toBe(false)
        if (other !== body) expect(verify(other, signature, ours.publicKey)).toBe(false)
      }),
      { numRuns: 40 },
    )
  })

  it('a signature that is made in the background is the same', async () => {
    expect(await signInBackground('한 x', ours.privateKey)).toBe(sign('한 x', ours.privateKey))
  })

  it.each([undefined, '', 'not base64!', 'AAAA'])('the signature %j is false, not an exception', (signature) => {
    expect(verify('{}', signature, ours.publicKey)).toBe(false)
  })

  it('keys survive PEM, and weak or foreign kinds are refused', () => {
    const pem = ours.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const publicPem = ours.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(verify('x', sign('x', readPrivateKey(pem)), readPublicKey(publicPem))).toBe(true)
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'pem' })
    expect(() => readPublicKey(weak.toString())).toThrow(/2048/)
    const curve = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })
    expect(() => readPublicKey(curve.toString())).toThrow(/RSA/)
  })
})
