import { OpenCoin } from '../../../features/cash/coin/open-coin.tsx'
import { OpenRequest } from '../../../features/cash/open-request.tsx'
import { CoinFrame } from '../shared/coin-frame.tsx'
import { CoinWithdrawalPanel } from './coin-withdrawal-panel.tsx'
import { useCoinExchange } from './use-coin-exchange.ts'

export function Page() {
  const exchange = useCoinExchange()
  const { shown, byBank } = exchange
  const network = exchange.withdrawal?.network
  return (
    <CoinFrame
      cashType="withdrawal"
      network={network}
      open={byBank ? <OpenRequest request={byBank} /> : shown && <OpenCoin row={shown} network={network} />}
    >
      <CoinWithdrawalPanel exchange={exchange} />
    </CoinFrame>
  )
}
