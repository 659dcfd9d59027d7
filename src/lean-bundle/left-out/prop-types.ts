// Stands in the browser's bundle for prop-types, which does nothing in production but be there.
const validator = Object.assign(() => null, { isRequired: () => null });
const validatorOf = () => validator;

// The package is imported as a whole, by `import PropTypes from "prop-types"`.
// eslint-disable-next-line no-restricted-syntax
export default {
  array: validator,
  bool: validator,
  element: validator,
  func: validator,
  node: validator,
  number: validator,
  object: validator,
  string: validator,
  arrayOf: validatorOf,
  oneOf: validatorOf,
  oneOfType: validatorOf,
  shape: validatorOf,
};
