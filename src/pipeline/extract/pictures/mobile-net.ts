import {
  add,
  div,
  fused,
  keep,
  mean,
  mul,
  reshape,
  softmax,
  sqrt,
  sub,
  tidy,
  type Tensor,
  type Tensor2D,
  type Tensor4D,
} from '@tensorflow/tfjs-core'

/** A convolution with the normalisation that follows it. */
type Folded = { filter: Tensor4D; bias: Tensor }
type Block = { expand?: Folded; depthwise: Folded; project: Folded; strides: 1 | 2; adds: boolean }

const BLOCKS = 16
/** The blocks that halve the picture. */
const HALVING = new Set([1, 3, 6, 13])
const EPSILON = 0.001
const LAYERS_OF_ANSWERS = ['dense_1', 'dense_2', 'dense_3']

/**
 * MobileNet 2 with three layers of answers, as Keras built and named it. Each normalisation is folded into the convolution before it,
 * which cuts off at 0 and 6 as well: as layers of their own they take longer than the convolutions do, and as much memory again.
 *
 * @param weights by their names; they are used up
 * @returns the shares of each class, for pictures whose values are 0-1
 */
export function createMobileNet(weights: Readonly<Record<string, Tensor>>): (pictures: Tensor4D) => Tensor {
  const of = (name: string): Tensor => {
    const found = weights[name]
    if (found === undefined) throw new Error(`The network has no weights called ${name}.`)
    return found
  }
  const fold = (convolution: string, normalisation: string, kernel = 'kernel'): Folded =>
    tidy(() => {
      const scale = div(of(`${normalisation}/gamma`), sqrt(add(of(`${normalisation}/moving_variance`), EPSILON)))
      // The channels are the last dimension of a kernel, but the last but one where each is looked at by itself.
      const along = kernel === 'kernel' ? scale : reshape(scale, [-1, 1])
      return {
        filter: keep(mul<Tensor4D>(of(`${convolution}/${kernel}`), along)),
        bias: keep(sub(of(`${normalisation}/beta`), mul(of(`${normalisation}/moving_mean`), scale))),
      }
    })
  const block = (_: unknown, number: number): Block => {
    const name = number === 0 ? 'expanded_conv' : `block_${String(number)}`
    const depthwise = fold(`${name}_depthwise`, `${name}_depthwise_BN`, 'depthwise_kernel')
    const project = fold(`${name}_project`, `${name}_project_BN`)
    if (number === 0) return { depthwise, project, strides: 1, adds: false }
    const expand = fold(`${name}_expand`, `${name}_expand_BN`)
    const strides = HALVING.has(number) ? 2 : 1
    return {
      expand,
      depthwise,
      project,
      strides,
      adds: strides === 1 && expand.filter.shape[2] === project.filter.shape[3],
    }
  }
  const first = fold('Conv1', 'bn_Conv1')
  const blocks = Array.from({ length: BLOCKS + 1 }, block)
  const last = fold('Conv_1', 'Conv_1_bn')
  const answers = LAYERS_OF_ANSWERS.map((name) => ({
    b: keep(of(`${name}/kernel`).clone()) as Tensor2D,
    bias: keep(of(`${name}/bias`).clone()),
  }))
  for (const used of Object.values(weights)) used.dispose()

  return (pictures) =>
    tidy(() => {
      let seen = convolve(pictures, first, 'relu6', 2)
      for (const each of blocks) {
        const before = seen
        seen = through(each, before)
        before.dispose()
      }
      const whole = convolve(seen, last, 'relu6')
      let answer: Tensor2D = mean(whole, [1, 2])
      for (const [index, layer] of answers.entries()) {
        const activation = index < answers.length - 1 ? 'relu' : 'linear'
        answer = fused.matMul({ a: answer, ...layer, activation }) as Tensor2D
      }
      return softmax(answer)
    })
}

function through({ expand, depthwise, project, strides, adds }: Block, before: Tensor4D): Tensor4D {
  return tidy(() => {
    const wide = expand === undefined ? before : convolve(before, expand, 'relu6')
    const deep = fused.depthwiseConv2d({ x: wide, ...depthwise, strides, pad: 'same', activation: 'relu6' })
    const narrow = convolve(deep, project, 'linear')
    return adds ? add(before, narrow) : narrow
  })
}

function convolve(x: Tensor4D, folded: Folded, activation: 'relu6' | 'linear', strides: 1 | 2 = 1): Tensor4D {
  return fused.conv2d({ x, ...folded, strides, pad: 'same', activation })
}
