export { NoAnvil } from './binary.ts'
export { type DemoChain, type DemoChainOptions, startDemoChain, startTestChain } from './demo-chain.ts'
export { DEMO_CHAIN_ID } from './demo-keys.ts'
