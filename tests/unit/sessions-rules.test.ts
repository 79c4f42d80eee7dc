import { expect, it } from 'vitest'
import { isPortable, parseUserAgent } from '@/lib/features/auth/sessions/rules'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it.each([
  [ANDROID, 'chrome', 'android'],
  [ANDROID.replace('Chrome/', 'SamsungBrowser/28.0 Chrome/'), 'samsung', 'android'],
  [IPHONE, 'safari', 'iphone'],
  [IPHONE.replace('Version/26.0', 'CriOS/140.0.0.0'), 'chrome', 'iphone'],
  [IPHONE.replace('Version/26.0', 'FxiOS/143.0'), 'firefox', 'iphone'],
  [IPHONE.replaceAll('iPhone', 'iPad'), 'safari', 'ipad'],
  [WINDOWS, 'chrome', 'windows'],
  [`${WINDOWS} Edg/140.0.0.0`, 'edge', 'windows'],
  [`${WINDOWS} OPR/122.0.0.0`, 'opera', 'windows'],
  [WINDOWS.replace('Windows NT 10.0; Win64; x64', 'X11; CrOS x86_64 14541.0.0'), 'chrome', 'chromeos'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'firefox', 'linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'safari',
    'mac',
  ],
  ['curl/8.14.1', null, null],
  ['', null, null],
  [null, null, null],
])('the user agent %s is parsed as %s on %s', (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system })
})

it('phones and tablets are portable devices, computers are not', () => {
  expect([isPortable('iphone'), isPortable('ipad'), isPortable('android')]).toEqual([true, true, true])
  expect([isPortable('mac'), isPortable(null)]).toEqual([false, false])
})
