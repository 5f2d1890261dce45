import { io, ready, setBackend, tensor4d, tidy, type Tensor } from '@tensorflow/tfjs-core'
import '@tensorflow/tfjs-backend-wasm'
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2'
import type { Sharp } from 'sharp'
import { createMobileNet } from './mobile-net.ts'

export type NudityModel = {
  /** How much a picture looks like nakedness or sex to it, 0-1. */
  rate(picture: Sharp): Promise<number>
}

const EDGE = 224
const HIGHEST = 255
/** What it tells apart, in the order of its answer. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const
const NAKED: readonly (typeof CLASSES)[number][] = ['hentai', 'porn', 'sexy']

/**
 * The small network that lies within the package nsfwjs (MobileNet 2, 2.6 MB), by WebAssembly on one core: some 30 ms a
 * picture. It needs no network and some 85 MB.
 *
 * @throws where WebAssembly cannot be had, or the memory
 */
export async function loadNudityModel(): Promise<NudityModel> {
  if (!(await setBackend('wasm'))) throw new Error('TensorFlow.js has no WebAssembly here.')
  await ready()
  const network = createMobileNet(await readWeights())
  const points = new Float32Array(EDGE * EDGE * 3)
  return {
    async rate(picture) {
      const data = await picture
        .clone()
        .resize({ width: EDGE, height: EDGE, fit: 'fill' })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer()
      for (let index = 0; index < points.length; index += 1) points[index] = (data[index] ?? 0) / HIGHEST
      const answer = tidy(() => network(tensor4d(points, [1, EDGE, EDGE, 3])))
      const shares = await answer.data()
      answer.dispose()
      return NAKED.reduce((sum, name) => sum + (shares[CLASSES.indexOf(name)] ?? 0), 0)
    },
  }
}

async function readWeights(): Promise<Record<string, Tensor>> {
  const { default: described } = await MobileNetV2Model.modelJson()
  const bundles = await Promise.all(MobileNetV2Model.weightBundles.map(async (load) => (await load()).default))
  const bytes = Buffer.concat(bundles.map((bundle) => Buffer.from(bundle, 'base64')))
  const forms = described.weightsManifest.flatMap(({ weights }: io.WeightsManifestConfig[number]) => weights)
  return io.decodeWeights(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), forms)
}
