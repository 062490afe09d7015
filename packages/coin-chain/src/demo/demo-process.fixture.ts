import { startDemoChain } from './index.ts'

// A program that starts a chain and goes on until it is ended from outside.
const { rpcUrl } = await startDemoChain({ dataDir: process.argv[2], blockTimeSeconds: 0.2 })
process.stdout.write(rpcUrl)
