import InputAlone from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import TextArea from 'antd/es/input/TextArea';

/** Ant Design’s input with the variants that the admin uses. Pure, or every page would load all of `antd.ts`. */
export const Input = /* @__PURE__ */ Object.assign(InputAlone, { Password, TextArea });
