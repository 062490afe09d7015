import { privateKeyToAddress } from 'viem/accounts'
import { getContractAddress } from 'viem/utils'
import { wellKnownExtendedKey, wellKnownKey } from '../well-known.ts'

// Everybody has these keys. They hold play money, on a chain of one's own.

export const DEMO_CHAIN_ID = 31_337

const HOT = 0
const DEMO = 1
const DEPLOYER = 9

/** Deposit addresses are children of another account than the wallets. */
export const demoExtendedKey = (): string => wellKnownExtendedKey("m/44'/60'/1'/0")
export const demoHotKey = () => wellKnownKey(HOT)
export const demoWalletKey = () => wellKnownKey(DEMO)
export const deployerKey = () => wellKnownKey(DEPLOYER)
/** What the deployer's first transaction makes stands there on every chain. */
export const demoToken = () => getContractAddress({ from: privateKeyToAddress(deployerKey()), nonce: 0n })
