// Only what is needed of TensorFlow.js: `@tensorflow/tfjs`, which nsfwjs asks for, is its layers alone here (package.json).
import { loadLayersModel, type LayersModel } from '@tensorflow/tfjs'
import { ready, setBackend, tensor4d, tidy, type io, type Tensor } from '@tensorflow/tfjs-core'
import '@tensorflow/tfjs-backend-wasm'
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2'
import type { Sharp } from 'sharp'

export type NudityModel = {
  /** How much a picture looks like nakedness or sex to it, 0-1. */
  rate(picture: Sharp): Promise<number>
}

const EDGE = 224
/** What it tells apart, in the order of its answer. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const
const NAKED: readonly (typeof CLASSES)[number][] = ['hentai', 'porn', 'sexy']

/**
 * The small network that lies within the package nsfwjs (MobileNet 2, 2.6 MB), by WebAssembly on one core: some 60 ms a
 * picture. It needs no network and some 100 MB.
 *
 * @throws where WebAssembly cannot be had, or the memory
 */
export async function loadNudityModel(): Promise<NudityModel> {
  if (!(await setBackend('wasm'))) throw new Error('TensorFlow.js has no WebAssembly here.')
  await ready()
  const model = await loadLayersModel({ load: readWeights })
  return {
    async rate(picture) {
      const { data } = await picture
        .clone()
        .resize({ width: EDGE, height: EDGE, fit: 'fill' })
        .toColourspace('srgb')
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const answer = ask(
        model,
        Float32Array.from(data, (value) => value / 255),
      )
      const shares = await answer.data()
      answer.dispose()
      return NAKED.reduce((sum, name) => sum + (shares[CLASSES.indexOf(name)] ?? 0), 0)
    },
  }
}

function ask(model: LayersModel, points: Float32Array): Tensor {
  return tidy(() => model.predict(tensor4d(points, [1, EDGE, EDGE, 3])) as Tensor)
}

async function readWeights(): Promise<io.ModelArtifacts> {
  const { default: described } = await MobileNetV2Model.modelJson()
  const bundles = await Promise.all(MobileNetV2Model.weightBundles.map(async (load) => (await load()).default))
  const bytes = Buffer.concat(bundles.map((bundle) => Buffer.from(bundle, 'base64')))
  return {
    modelTopology: described.modelTopology,
    weightSpecs: described.weightsManifest.flatMap(({ weights }: io.WeightsManifestConfig[number]) => weights),
    weightData: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  }
}
