import { privateKeyToAccount } from 'viem/accounts'
import { getAddress, keccak256 } from 'viem/utils'
import type { Address, Receipt, Signer } from './chain.ts'
import { areDecimalsKnown, transferData, unitsOfAmount } from './token.ts'

export type SignerOptions = { key: string; chainId: number; token: Address; decimals: number }

/** Several times what a transfer of USDT takes, with room for chains that count the fee of another one as gas. What is not used is not paid. */
export const GAS_LIMIT = 200_000n
const KEY = /^0x[0-9a-f]{64}$/i

/** Of the curve, in hex. */
export const isPrivateKey = (text: string): boolean => accountOf(text) !== undefined

/** Signs transfers of the token. The key stays in here: no error and no log shows it. */
export const createSigner = ({ key, chainId, token, decimals }: SignerOptions): Signer => {
  const account = accountOf(key)
  if (!account) throw new RangeError('the key must be 32 bytes in hex with 0x before')
  if (!areDecimalsKnown(decimals)) throw new RangeError(`a token of ${decimals} decimals cannot be sent`)
  return {
    address: account.address,
    sign: async ({ to, amount, nonce, fees }) => {
      if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} cannot be sent`)
      if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`${nonce} is no number of a transaction`)
      const raw = await account.signTransaction({
        type: 'eip1559',
        chainId,
        nonce,
        to: getAddress(token),
        value: 0n,
        gas: GAS_LIMIT,
        maxFeePerGas: fees.maxFee,
        maxPriorityFeePerGas: fees.priorityFee,
        data: transferData(getAddress(to), unitsOfAmount(amount, decimals)),
      })
      return { raw, hash: keccak256(raw) }
    },
  }
}

/** Whether it did what was signed. The network's word alone does not say so: a token may refuse without failing. */
export const hasPaid = (
  { hasSucceeded, transfers }: Receipt,
  { from, to, amount }: { from: Address; to: Address; amount: number },
): boolean => hasSucceeded && transfers.some((one) => one.from === from && one.to === to && one.amount === amount)

const accountOf = (key: string) => {
  if (!KEY.test(key)) return undefined
  try {
    return privateKeyToAccount(key.toLowerCase() as `0x${string}`)
  } catch {
    // Zero, or beyond the order of the curve. The error is not passed on: it may quote the key.
    return undefined
  }
}
