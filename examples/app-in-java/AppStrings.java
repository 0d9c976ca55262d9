import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/** The app: it lists the strings of a project, all of them or those that an expression selects. */
final class AppStrings {
  /** The longest page that the service has. */
  private static final int PAGE = 500;

  /** The JDK reads no JSON, and this app wants one member only; an app of your own has a library for it. */
  private static final Pattern TEXT = Pattern.compile("\"text\":\"((?:[^\"\\\\]|\\\\.)*)\"");

  private final HttpClient client = HttpClient.newHttpClient();
  private final String baseUrl;
  private final String token;

  AppStrings(String baseUrl, String token) {
    this.baseUrl = baseUrl;
    this.token = token;
  }

  /** The first page of the texts that an expression selects. */
  List<String> texts(int project, String croql) throws IOException, InterruptedException {
    var query = "limit=" + PAGE + "&croql=" + URLEncoder.encode(croql, StandardCharsets.UTF_8);
    var address = URI.create(baseUrl + "/api/v2/projects/" + project + "/strings?" + query);
    var request = HttpRequest.newBuilder(address)
        .header("Authorization", "Bearer " + token)
        .timeout(Duration.ofSeconds(10))
        .build();
    var response = client.send(request, BodyHandlers.ofString());
    if (response.statusCode() != 200) throw new IOException("The service responds with " + response.statusCode());
    return TEXT.matcher(response.body()).results().map(found -> found.group(1)).toList();
  }
}
