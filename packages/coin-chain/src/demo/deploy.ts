import type { Hex } from 'viem'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { encodeAbiParameters, keccak256 } from 'viem/utils'
import type { Rpc } from '../rpc.ts'
import { hex } from '../shapes.ts'
import { transferData } from '../token.ts'
import { DEMO_CHAIN_ID, demoHotKey, demoToken, demoWalletKey, deployerKey } from './demo-keys.ts'
import { PLAY_USDT_CODE } from './play-usdt.ts'

const MICRO = 1_000_000n
const SUPPLY = 100_000_000_000n * MICRO
const HOT_COIN = 1_000_000n * MICRO
const DEMO_COIN = 1_000_000_000n * MICRO
const GAS = 2_000_000n
const GWEI = 1_000_000_000n
const PLENTY = 10n ** 24n

/** Puts the token and the wallets' money on a chain that has not got them. */
export const deployDemo = async (rpc: Rpc): Promise<void> => {
  const hot = privateKeyToAddress(demoHotKey())
  const wallet = privateKeyToAddress(demoWalletKey())
  const deployer = privateKeyToAccount(deployerKey())
  const code = `${PLAY_USDT_CODE}${encodeAbiParameters([{ type: 'uint256' }], [SUPPLY]).slice(2)}` as Hex
  const token = demoToken()
  const steps = [
    { data: code },
    { to: token, data: transferData(hot, HOT_COIN) },
    { to: token, data: transferData(wallet, DEMO_COIN) },
  ]
  for (const owner of [hot, wallet]) await rpc.ask('anvil_setBalance', owner, hex(PLENTY))
  const hashes: Hex[] = []
  for (const [nonce, step] of steps.entries()) {
    const fees = { maxFeePerGas: 10n * GWEI, maxPriorityFeePerGas: GWEI }
    const raw = await deployer.signTransaction({
      ...step,
      ...fees,
      type: 'eip1559',
      chainId: DEMO_CHAIN_ID,
      nonce,
      gas: GAS,
    })
    await rpc.ask('eth_sendRawTransaction', raw)
    hashes.push(keccak256(raw))
  }
  await rpc.ask('anvil_mine', '0x1')
  for (const hash of hashes) {
    const receipt = (await rpc.ask('eth_getTransactionReceipt', hash)) as { status?: string } | null
    if (receipt?.status !== '0x1') throw new Error('the play token could not be made')
  }
}
