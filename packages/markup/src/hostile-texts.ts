/** Texts that try to break out of a document. Tests send them through every output. */
export const HOSTILE_TEXTS: readonly string[] = [
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</style></textarea></noscript><base href="//evil.example">',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '` onclick=`alert(1)',
  '<!--<script>',
  '--><svg onload=alert(1)>',
  ']]><evil/>',
  '<![CDATA[<evil/>]]>',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  '&lt;b&gt; &amp;amp; &#60; &copy',
  '<?xml version="1.0"?>',
  '\r\nBcc: eve@evil.example\r\n\r\n<b>body</b>',
  'Hello\nX-Header: y',
  '=?utf-8?q?=0ABcc:_eve@evil.example?=',
  '"Eve" <eve@evil.example>, ',
  'javascript:alert(1)',
  '\ud800 lone \udfff',
  '\u0000\u0008\u000b\u001f\ufffe\uffff',
  '\u2028 \u2029 \u0085',
  '\u202etxet sdrawkcab\u202c שלום',
  '{{7*7}} %s %00',
  '🎨 日本 Über',
];

/** The text without characters that documents must not contain. */
export const legalText = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
