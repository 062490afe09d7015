import { depositAddress } from '../address.ts'
import { startDemoChain } from './index.ts'

// A program that starts a chain, sends something by it, and goes on until it is ended from outside.
const demo = await startDemoChain({ dataDir: process.argv[2], blockTimeSeconds: 0.2 })
const txHash = await demo.send(depositAddress(demo.xpub, 0), 5)
process.stdout.write(JSON.stringify({ rpcUrl: demo.rpcUrl, token: demo.token, txHash }))
