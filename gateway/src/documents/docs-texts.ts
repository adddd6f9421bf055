/** The page around Swagger UI. */
export const INDEX_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atelier API</title>
<link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/docs.css">
</head>
<body>
<header>
<p>Atelier</p>
<nav aria-label="Documents">
<a href="/api/openapi.json">OpenAPI</a>
<a href="/api/asyncapi.json">AsyncAPI</a>
</nav>
</header>
<main id="docs"><noscript>This page needs scripts. The same is said by <a href="/api/openapi.json">openapi.json</a>.</noscript></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/docs.js"></script>
</body>
</html>
`;

export const DOCS_SCRIPT = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

export const DOCS_STYLE = `body { margin: 0; background: #fbf8f4; color: #17141c; font-family: system-ui, sans-serif; }
header { display: flex; justify-content: space-between; align-items: baseline; max-width: 1420px; margin: 0 auto;
  padding: 16px 20px; border-bottom: 1px solid #17141c; }
header p { margin: 0; font-size: 20px; font-weight: 700; }
header a { margin-left: 16px; color: #b92b38; }
a:focus-visible, button:focus-visible { outline: 3px solid #ea5b66; outline-offset: 2px; }
.swagger-ui .response-col_links { display: none; }
@media (max-width: 600px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .filter .operation-filter-input { width: 100%; box-sizing: border-box; }
  .swagger-ui .opblock .opblock-summary-control { flex-direction: column; align-items: flex-start; gap: 6px; }
  .swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-description { padding: 0;
    max-width: 100%; overflow-wrap: anywhere; }
}
`;
