import { Counter, Histogram, register } from 'prom-client'

// A test process may build several servers on the one registry.
const once = <M>(name: string, make: () => M): M => (register.getSingleMetric(name) as M | undefined) ?? make()

export const vendorRequests = once(
  'maru_vendor_requests_total',
  () =>
    new Counter({
      name: 'maru_vendor_requests_total',
      help: 'Vendor wallet calls by their answer',
      labelNames: ['vendor', 'call', 'status'],
    }),
)
export const vendorSeconds = once(
  'maru_vendor_request_seconds',
  () =>
    new Histogram({
      name: 'maru_vendor_request_seconds',
      help: 'Time from the whole request to its answer',
      labelNames: ['vendor', 'call'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    }),
)
