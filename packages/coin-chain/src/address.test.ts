import { HDKey } from '@scure/bip32'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { depositAddress, isExtendedPublicKey, isNullAddress, parseAddress } from './address.ts'
import { demoExtendedKey, demoHotKey, demoToken, demoWalletKey } from './demo/demo-keys.ts'
import { isWellKnownExtendedKey, isWellKnownKey, masterOf } from './well-known.ts'

const WORDS = 'test test test test test test test test test test test junk'
/** BIP-32, test vector 2: the chain m/0, with its private key and without. */
const XPUB =
  'xpub69H7F5d8KSRgmmdJg2KhpAK8SR3DjMwAdkxj3ZuxV27CprR9LgpeyGmXUbC6wb7ERfvrnKZjXoUmmDznezpbZb7ap6r1D3tgFxHmwMkQTPH'
const XPRV =
  'xprv9vHkqa6EV4sPZHYqZznhT2NPtPCjKuDKGY38FBWLvgaDx45zo9WQRUT3dKYnjwih2yJD9mkrocEZXo1ex8G81dwSM1fwqWpWkeS3v86pgKt'

test('deposit addresses are the children that wallets show for the same words', () => {
  const xpub = masterOf(WORDS).derive("m/44'/60'/0'/0").publicExtendedKey
  expect([0, 1].map((index) => depositAddress(xpub, index))).toEqual([
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  ])
  for (const index of [0, 1, 19, 255, 65_536, 2_147_483_647])
    expect(depositAddress(xpub, index)).toBe(mnemonicToAccount(WORDS, { addressIndex: index }).address)
  for (const index of [0, 3, 700])
    expect(depositAddress(demoExtendedKey(), index)).toBe(
      mnemonicToAccount(WORDS, { accountIndex: 1, addressIndex: index }).address,
    )
})

test('a number that no public key has a child of is refused', () => {
  for (const index of [-1, 1.5, 2_147_483_648, Number.NaN])
    expect(() => depositAddress(XPUB, index)).toThrow(RangeError)
})

test('an extended public key is one, and a private one is not', () => {
  expect(isExtendedPublicKey(XPUB)).toBe(true)
  expect(HDKey.fromExtendedKey(XPRV).publicExtendedKey).toBe(XPUB)
  const changed = `${XPUB.slice(0, -1)}J`
  for (const text of [XPRV, changed, XPUB.slice(1), ` ${XPUB}`, '', 'xpub'])
    expect(isExtendedPublicKey(text), text).toBe(false)
  expect(() => depositAddress(XPRV, 0)).toThrow('no extended public key')
  expect(() => depositAddress(XPRV, 0)).not.toThrow(XPRV)
})

test('an address is taken with its checksum, or in small letters', () => {
  // The addresses of EIP-55 itself.
  const published = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ]
  for (const address of published) {
    expect(parseAddress(address)).toEqual({ address })
    expect(parseAddress(address.toLowerCase())).toEqual({ address })
  }
})

test('an address with one wrong letter, or of another shape, is refused', () => {
  const good = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(parseAddress(good.replace('5aA', '5aa'))).toEqual({ wrong: 'checksum' })
  expect(parseAddress(good.replace('60', '61'))).toEqual({ wrong: 'checksum' })
  expect(parseAddress(`0x${good.slice(2).toUpperCase()}`)).toEqual({ wrong: 'checksum' })
  for (const text of [
    good.slice(2),
    good.slice(0, -1),
    `${good}0`,
    `0X${good.slice(2)}`,
    `${good}\n`,
    ' ',
    good.replace('B', 'G'),
  ])
    expect(parseAddress(text), text).toEqual({ wrong: 'shape' })
})

test('nobody has the null address', () => {
  const read = parseAddress(`0x${'0'.repeat(40)}`)
  expect('address' in read && isNullAddress(read.address)).toBe(true)
  expect(isNullAddress(demoToken())).toBe(false)
})

test('keys that everybody has are known as such', () => {
  for (const key of [demoHotKey(), demoWalletKey(), demoHotKey().toUpperCase().replace('0X', '0x')])
    expect(isWellKnownKey(key)).toBe(true)
  expect(privateKeyToAddress(demoHotKey())).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(isWellKnownKey(`0x${'7'.repeat(64)}`)).toBe(false)
  expect(isWellKnownExtendedKey(demoExtendedKey())).toBe(true)
  expect(isWellKnownExtendedKey(XPUB)).toBe(false)
})
