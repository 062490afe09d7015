import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddressOf, networkOf, trustedProxies } from './client-address.ts'

const addressOf = (trust: string | undefined, peer: string, forwarded?: string, others = {}): string =>
  clientAddressOf(
    {
      socket: { remoteAddress: peer },
      headers: { 'x-forwarded-for': forwarded, ...others },
    } as unknown as IncomingMessage,
    trustedProxies(trust),
  )

test('nobody is believed who is not trusted', () => {
  expect(addressOf(undefined, '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(addressOf('10.0.0.1', '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
})

test.each([
  ['one proxy', '10.0.0.1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [
    'one proxy, and a client that claims another address',
    '10.0.0.1',
    '10.0.0.1',
    '1.2.3.4, 198.51.100.1',
    '198.51.100.1',
  ],
  ['two proxies', '10.0.0.0/8', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['two proxies, of which one is trusted', '10.0.0.1', '10.0.0.1', '198.51.100.1, 10.0.0.2', '10.0.0.2'],
  ['a claimed proxy behind the client', '10.0.0.0/8', '10.0.0.1', '1.2.3.4, 10.9.9.9, 198.51.100.1', '198.51.100.1'],
  ['the proxy itself', '10.0.0.1', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy that knows no address', '10.0.0.1', '10.0.0.1', '1.2.3.4, unknown', '10.0.0.1'],
  ['an address with a port', '10.0.0.1', '10.0.0.1', '198.51.100.1:5123', '198.51.100.1'],
  ['an IPv6 address with a port', '::1', '::1', '[2001:DB8::7]:5123', '2001:db8::7'],
  ['an IPv6 address spelled at length', '::1', '::1', '2001:0db8:0:0::0007', '2001:db8::7'],
  ['an IPv4 address within IPv6', 'loopback', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['an IPv6 network', 'fd00::/8', 'fd12::1', '2001:db8::7', '2001:db8::7'],
  ['several networks', '10.0.0.0/8, uniquelocal', 'fd12::1', '2001:db8::7,192.168.3.4', '2001:db8::7'],
])('behind %s', (_what, trust, peer, forwarded, address) => {
  expect(addressOf(trust, peer, forwarded)).toBe(address)
})

test('headers of other kinds say nothing', () => {
  const others = { forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4', 'true-client-ip': '1.2.3.4' }
  expect(addressOf('10.0.0.1', '10.0.0.1', undefined, others)).toBe('10.0.0.1')
})

test('what is no address or network is refused', () => {
  for (const wrong of [
    '1',
    'true',
    '10.0.0.1/0',
    '10.0.0.1/33',
    'proxy.example',
    '10.0.0.1/8/8',
    '::1/129',
    '10.0.0.1/x',
  ])
    expect(() => trustedProxies(wrong), wrong).toThrow(RangeError)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
