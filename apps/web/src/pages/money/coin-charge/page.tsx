import { OpenCoin } from '../../../features/cash/coin/open-coin.tsx'
import { CoinFrame } from '../shared/coin-frame.tsx'
import { CoinDepositPanel } from './coin-deposit-panel.tsx'
import { useCoinCharge } from './use-coin-charge.ts'

export function Page() {
  const charge = useCoinCharge()
  const network = charge.deposit?.network
  return (
    <CoinFrame
      cashType="deposit"
      network={network}
      open={charge.shown && <OpenCoin row={charge.shown} network={network} />}
    >
      <CoinDepositPanel charge={charge} />
    </CoinFrame>
  )
}
