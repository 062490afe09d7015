import { pbkdf2Sync } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { bytesToHex } from 'viem/utils'

/** The words that tools for contracts use: everybody has the keys that they lead to. */
const WELL_KNOWN_WORDS = 'test test test test test test test test test test test junk'
const ACCOUNTS = 5
const KEYS_OF_ACCOUNT = 20

/** The master key of a mnemonic (BIP-39) without a passphrase. */
export const masterOf = (words: string): HDKey =>
  HDKey.fromMasterSeed(pbkdf2Sync(words.normalize('NFKD'), 'mnemonic', 2_048, 64, 'sha512'))

let master: HDKey | undefined
const wellKnown = (): HDKey => {
  master ??= masterOf(WELL_KNOWN_WORDS)
  return master
}

export const wellKnownExtendedKey = (path: string): string => wellKnown().derive(path).publicExtendedKey
export const wellKnownKey = (index: number): `0x${string}` => keyAt(`m/44'/60'/0'/0/${index}`)

const keyAt = (path: string): `0x${string}` => bytesToHex(wellKnown().derive(path).privateKey ?? new Uint8Array())

const accounts = () => Array.from({ length: ACCOUNTS }, (_, at) => at)

/** Coin that is sent to what everybody can spend is gone in seconds. */
export const isWellKnownKey = (key: string): boolean =>
  accounts().some((account) =>
    Array.from({ length: KEYS_OF_ACCOUNT }, (_, at) => keyAt(`m/44'/60'/${account}'/0/${at}`)).includes(
      key.toLowerCase() as `0x${string}`,
    ),
  )

export const isWellKnownExtendedKey = (xpub: string): boolean => {
  const paths = accounts().flatMap((at) => [`m/44'/60'/${at}'`, `m/44'/60'/${at}'/0`, `m/44'/60'/${at}'/1`])
  const publicKeys = [...paths, 'm', "m/44'", "m/44'/60'"].map(wellKnownExtendedKey)
  return publicKeys.includes(xpub)
}
