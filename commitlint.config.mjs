const TYPES = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'chore', 'style']

export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'type-enum': [2, 'always', TYPES],
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [2, 'always', 120],
  },
}
